import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { CartType, Database } from '../../db/tables.ts';
import { fromMinor, money } from '../../http/money.ts';
import { type Allocation, allocate, givenQty } from './allocate.ts';
import { findHints } from './findHints.ts';
import { type CartLine, type CartOwner, demandOf, readCartLines } from './cartLines.ts';
import { chooseWarehouses, type OrderableWarehouse, orderableWarehouses } from './orderableWarehouses.ts';
import { noSupply, stockSupply, type Supply, transitSupply } from './supply.ts';

type Schemas = components['schemas'];

export interface PreviewOptions {
  /** Ids in order of preference; undefined = every warehouse the customer may order from. Regular carts only. */
  warehouses?: readonly number[] | undefined;
  /** Whether a shortage becomes a backorder. Regular carts only. */
  useBackorder?: boolean;
}

/**
 * A cart as it would be ordered now (CALL-044, CART-40 to CART-42): the requested quantity of every line, the quantity
 * that the chosen sources can supply, and hints at other articles where that is less (GAP-52).
 */
export async function previewCart(
  db: Kysely<Database>,
  owner: CartOwner,
  options: PreviewOptions = {},
): Promise<Schemas['Cart']> {
  const lines = await readCartLines(db, owner);
  const warehouses = await readWarehouses(db, owner, options);
  const allocations = await allocateLines(db, owner.type, lines, warehouses, options.useBackorder ?? false);
  const items = lines.map((line, index) => toItem(line, allocations[index], owner, warehouses));
  const total = lines.reduce((sum, line, index) => sum + line.price * (items[index]?.qty ?? 0), 0);
  return {
    items,
    qty: items.reduce((sum, { qty }) => sum + qty, 0),
    requestedQty: items.reduce((sum, { requestedQty }) => sum + requestedQty, 0),
    total: money(total, owner.currency),
    hints: await findHints(db, owner, { lines, allocations, warehouses }),
  };
}

/** One line of a cart as it would be ordered from any warehouse; null when the article is not in it. */
export async function previewLine(
  db: Kysely<Database>,
  owner: CartOwner,
  articleId: number,
): Promise<Schemas['CartItem'] | null> {
  const lines = await readCartLines(db, owner, articleId);
  const warehouses = await readWarehouses(db, owner, {});
  const allocations = await allocateLines(db, owner.type, lines, warehouses, false);
  return lines[0] === undefined ? null : toItem(lines[0], allocations[0], owner, warehouses);
}

async function readWarehouses(
  db: Kysely<Database>,
  { session, type }: CartOwner,
  { warehouses }: PreviewOptions,
): Promise<OrderableWarehouse[]> {
  const orderable = await orderableWarehouses(db, session.customer.id);
  return type === 'regular' && warehouses !== undefined ? chooseWarehouses(orderable, warehouses) : orderable;
}

async function allocateLines(
  db: Kysely<Database>,
  type: CartType,
  lines: readonly CartLine[],
  warehouses: readonly OrderableWarehouse[],
  useBackorder: boolean,
): Promise<Allocation[]> {
  const articleIds = lines.map(({ article }) => article.id);
  const supply = await supplyOf(db, type, articleIds, warehouses);
  const waits = type === 'backorder' || (type === 'regular' && useBackorder);
  return allocate(lines.map(demandOf), supply.sourceIds, supply.free, waits);
}

function supplyOf(
  db: Kysely<Database>,
  type: CartType,
  articleIds: readonly number[],
  warehouses: readonly OrderableWarehouse[],
): Promise<Supply> | Supply {
  if (type === 'backorder') return noSupply;
  if (type === 'reservation') return transitSupply(db, articleIds);
  return stockSupply(
    db,
    articleIds,
    warehouses.map(({ id }) => id),
  );
}

function toItem(
  line: CartLine,
  allocation: Allocation | undefined,
  { type, currency }: CartOwner,
  warehouses: readonly OrderableWarehouse[],
): Schemas['CartItem'] {
  const qty = allocation === undefined ? 0 : givenQty(allocation);
  return {
    id: line.id,
    article: line.article,
    calculatedPrice: { amount: fromMinor(line.price), currencyCode: currency },
    qty,
    requestedQty: line.requestedQty,
    totalAmount: money(line.price * qty, currency),
    stocks:
      type === 'regular' ? warehouses.map((warehouse, index) => toStock(warehouse, index, allocation)) : [],
    valid: line.isSold,
  };
}

/** A backorder is placed at the first warehouse. */
function toStock(
  { id, name }: OrderableWarehouse,
  index: number,
  allocation: Allocation | undefined,
): Schemas['CartStock'] {
  return {
    warehouse: { id, name },
    stockAmount: allocation?.portions.find(({ sourceId }) => sourceId === id)?.qty ?? 0,
    backorderAmount: index === 0 ? (allocation?.backorderQty ?? 0) : 0,
  };
}
