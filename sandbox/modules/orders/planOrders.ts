import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { OrderType } from '../../db/tables/selling.ts';
import type { Session } from '../../http/session.ts';
import { type Allocation, allocate } from '../cart/allocate.ts';
import {
  chooseWarehouses,
  type OrderableWarehouse,
  orderableWarehouses,
} from '../cart/orderableWarehouses.ts';
import { type ContainerSource, noSupply, stockSupply, transitSupply } from '../cart/supply.ts';
import { Rejected } from '../../http/failures.ts';
import { demandOf, type OrderedArticle } from './orderedArticles.ts';

/** What an order request wants. */
export interface OrderRequest {
  type: OrderType;
  /** Warehouse ids in order of preference; regular orders only. */
  warehouses: readonly number[];
  articles: readonly OrderedArticle[];
  useBackorder: boolean;
}

/** A line of an order to be. */
export interface PlannedLine {
  article: OrderedArticle;
  part: 'stock' | 'backorder';
  qty: number;
  /** What was asked for: more than `qty` on the line that carries a shortage. */
  qtyRequested: number;
  containerId: number | null;
}

/** An order to be. */
export interface PlannedOrder {
  type: OrderType;
  warehouseId: number;
  /** YYYY-MM-DD; reservation only. */
  expectedArrival: string | null;
  lines: PlannedLine[];
}

/** The orders of a request and what they leave open. */
export interface OrderPlan {
  orders: PlannedOrder[];
  missing: { article: OrderedArticle; qty: number }[];
}

/**
 * Splits a request into orders (GAP-59): regular, one a warehouse that gives something and one backorder for the
 * shortage when that is wanted; reservation, one a day of arrival; backorder, one. What they draw on stays locked
 * until the transaction ends.
 */
export async function planOrders(
  trx: Kysely<Database>,
  session: Session,
  request: OrderRequest,
): Promise<OrderPlan> {
  const { type, articles } = request;
  const orderable = await orderableWarehouses(trx, session.customer.id);
  const articleIds = articles.map(({ id }) => id);
  const demands = articles.map(demandOf);
  if (type === 'reservation') {
    const { sourceIds, free, containers } = await transitSupply(trx, articleIds, true);
    const allocations = allocate(demands, sourceIds, free, false);
    return toPlan(articles, allocations, (sourceId) => arrivalHome(sourceId, containers));
  }
  const warehouses = type === 'regular' ? chooseWarehouses(orderable, request.warehouses) : orderable;
  const supply =
    type === 'regular'
      ? await stockSupply(
          trx,
          articleIds,
          warehouses.map(({ id }) => id),
          true,
        )
      : noSupply;
  const waits = type === 'backorder' || request.useBackorder;
  const allocations = allocate(demands, supply.sourceIds, supply.free, waits);
  return toPlan(articles, allocations, (sourceId) => warehouseHome(sourceId, warehouses));
}

/** The order that pieces belong into, and the key that tells the plan's orders apart and sorts them. */
interface Home {
  key: string;
  order: Omit<PlannedOrder, 'lines'>;
  containerId: number | null;
}

/** Says where pieces go: those of a source, or those that wait (null). */
type FindHome = (sourceId: number | null) => Home;

function warehouseHome(sourceId: number | null, warehouses: readonly OrderableWarehouse[]): Home {
  const waits = sourceId === null;
  const warehouseId = sourceId ?? warehouses[0]?.id;
  if (warehouseId === undefined) throw new Rejected('There is no warehouse you could order from.');
  // The backorder comes last, whatever comes before.
  const place = waits ? warehouses.length : warehouses.findIndex(({ id }) => id === warehouseId);
  return {
    key: String(place).padStart(4, '0'),
    order: { type: waits ? 'backorder' : 'regular', warehouseId, expectedArrival: null },
    containerId: null,
  };
}

function arrivalHome(sourceId: number | null, containers: readonly ContainerSource[]): Home {
  const container = containers.find(({ id }) => id === sourceId);
  if (container === undefined) throw new Error('A reservation needs a container.');
  const { id, warehouseId, expectedArrival } = container;
  return {
    key: expectedArrival,
    order: { type: 'reservation', warehouseId, expectedArrival },
    containerId: id,
  };
}

function toPlan(
  articles: readonly OrderedArticle[],
  allocations: readonly Allocation[],
  findHome: FindHome,
): OrderPlan {
  const orders = new Map<string, PlannedOrder>();
  const missing: OrderPlan['missing'] = [];
  for (const [index, article] of articles.entries()) {
    const { portions = [], backorderQty = 0 } = allocations[index] ?? {};
    const pieces: { sourceId: number | null; qty: number }[] = [...portions];
    if (backorderQty > 0) pieces.push({ sourceId: null, qty: backorderQty });
    const shortage = article.qty - pieces.reduce((sum, { qty }) => sum + qty, 0);
    if (shortage > 0) missing.push({ article, qty: shortage });
    for (const [position, { sourceId, qty }] of pieces.entries()) {
      const { key, order, containerId } = findHome(sourceId);
      const part = sourceId === null ? 'backorder' : 'stock';
      const qtyRequested = position === 0 ? qty + shortage : qty;
      const lines = orders.get(key)?.lines ?? [];
      orders.set(key, { ...order, lines: [...lines, { article, part, qty, qtyRequested, containerId }] });
    }
  }
  const sorted = [...orders].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, order]) => order);
  return { orders: sorted, missing };
}
