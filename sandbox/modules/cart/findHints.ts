import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { fromMinor } from '../../http/money.ts';
import type { Allocation } from './allocate.ts';
import type { CartLine, CartOwner } from './cartLines.ts';
import { findCandidates, isFor, type Want } from './findCandidates.ts';
import type { OrderableWarehouse } from './orderableWarehouses.ts';
import { stockSupply } from './supply.ts';

/** Most articles proposed for one number. */
const hintsPerNumber = 3;

interface Preview {
  lines: readonly CartLine[];
  allocations: readonly Allocation[];
  warehouses: readonly OrderableWarehouse[];
}

/**
 * Other articles for numbers that are unknown, replaced or short in the chosen warehouses (CART-14, GAP-52): the
 * successors first, then articles for the same original number, provided that a chosen warehouse has them and the cart
 * does not. In reservation and backorder carts, which have no warehouses, shortages are ignored.
 */
export async function findHints(
  db: Kysely<Database>,
  owner: CartOwner,
  preview: Preview,
): Promise<components['schemas']['CartHint'][]> {
  const wants = [...(await unknownNumbers(db, owner)), ...wantsOf(owner, preview)];
  if (wants.length === 0) return [];
  const candidates = await findCandidates(db, owner, wants);
  const { free } = await stockSupply(
    db,
    candidates.map(({ id }) => id),
    preview.warehouses.map(({ id }) => id),
  );
  const inCart = new Set(preview.lines.map(({ article }) => article.id));
  return wants.flatMap((want) =>
    candidates
      .filter((candidate) => isFor(candidate, want) && !inCart.has(candidate.id))
      .filter(({ id }) => [...(free.get(id)?.values() ?? [])].some((pieces) => pieces > 0))
      .slice(0, hintsPerNumber)
      .map((candidate) => ({
        requestedNo: want.requestedNo,
        article: {
          id: candidate.id,
          name: candidate.sku,
          description: candidate.description,
          multiple: candidate.multiple,
        },
        calculatedPrice: { amount: fromMinor(candidate.price), currencyCode: owner.currency },
        requestedQty: Math.ceil(want.qty / candidate.multiple) * candidate.multiple,
        stock: preview.warehouses.map((warehouse) => ({
          warehouse,
          amount: free.get(candidate.id)?.get(warehouse.id) ?? 0,
        })),
      })),
  );
}

async function unknownNumbers(db: Kysely<Database>, { session, type }: CartOwner): Promise<Want[]> {
  const rows = await db
    .selectFrom('cart_unknown_numbers')
    .select(['requested_no', 'requested_qty'])
    .where('access_id', '=', session.accessId)
    .where('type', '=', type)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ requestedNo: row.requested_no, articleId: null, qty: row.requested_qty }));
}

function wantsOf({ type }: CartOwner, { lines, allocations }: Preview): Want[] {
  return lines.flatMap((line, index) => {
    const fromStock = allocations[index]?.portions.reduce((sum, { qty }) => sum + qty, 0) ?? 0;
    const short = type === 'regular' || !line.isSold ? line.requestedQty - fromStock : 0;
    if (short === 0 && !line.isEndOfLife) return [];
    const qty = short === 0 ? line.requestedQty : short;
    return [{ requestedNo: line.requestedNo, articleId: line.article.id, qty }];
  });
}
