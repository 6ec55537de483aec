import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { fromMinor } from '../../http/money.ts';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import type { Allocation } from './allocate.ts';
import type { CartLine, CartOwner } from './cartLines.ts';
import type { OrderableWarehouse } from './orderableWarehouses.ts';
import { stockSupply } from './supply.ts';

/** Most articles proposed for one number. */
const hintsPerNumber = 3;

interface Preview {
  lines: readonly CartLine[];
  allocations: readonly Allocation[];
  warehouses: readonly OrderableWarehouse[];
}

/** A requested number that needs another article. */
interface Want {
  requestedNo: string;
  /** null when the number is unknown. */
  articleId: number | null;
  /** Pieces that another article should supply. */
  qty: number;
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

interface Candidate {
  id: number;
  sku: string;
  description: string;
  multiple: number;
  price: number;
  /** The cart's article that it can replace; null for an unknown number. */
  for_article: number | null;
  /** The unknown number, normalised; null for an article. */
  for_number: string | null;
}

function isFor(candidate: Candidate, { articleId, requestedNo }: Want): boolean {
  return articleId === null
    ? candidate.for_number === normaliseNumber(requestedNo)
    : candidate.for_article === articleId;
}

/**
 * Possible replacements, best first: successors, then the same original number, then listed analogues; cheaper ones
 * first.
 */
async function findCandidates(
  db: Kysely<Database>,
  { session, currency }: CartOwner,
  wants: readonly Want[],
): Promise<Candidate[]> {
  const articleIds = wants.flatMap(({ articleId }) => articleId ?? []);
  const numbers = wants
    .filter(({ articleId }) => articleId === null)
    .map(({ requestedNo }) => normaliseNumber(requestedNo));
  const { rows } = await sql<Candidate>`
    with found as (
      select replacement_id as id, article_id as for_article, null::text as for_number, 0 as rank
        from article_replacements where article_id = any(${articleIds}::int[])
      union all
      select other.article_id, own.article_id, null, 1
        from article_numbers own
        join article_numbers other
          on other.number_normalised = own.number_normalised and other.kind = 'oem' and other.article_id <> own.article_id
        where own.article_id = any(${articleIds}::int[]) and own.kind = 'oem'
      union all
      select other.id, own.article_id, null, 2
        from article_numbers own
        join articles other on other.sku_normalised = own.number_normalised and other.id <> own.article_id
        where own.article_id = any(${articleIds}::int[]) and own.kind = 'analogue'
      union all
      select article_id, null, number_normalised, 1
        from article_numbers where number_normalised = any(${numbers}::text[])
    ),
    best as (
      select id, for_article, for_number, min(rank) as rank from found group by id, for_article, for_number
    )
    select a.id, a.sku, a.description, a.multiple, p.price, best.for_article, best.for_number
    from best
    join articles a on a.id = best.id and a.active and not a.eol
    cross join lateral (select customer_price(${session.customer.id}, a.id, ${currency}) as price) p
    order by best.rank, p.price, a.id`.execute(db);
  return rows;
}
