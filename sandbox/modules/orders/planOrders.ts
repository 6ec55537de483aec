import type { Kysely } from 'kysely';
import type { Database, OrderType } from '../../db/tables.ts';
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

/** A request for orders. */
export interface OrderRequest {
  type: OrderType;
  /** Warehouse ids in order of preference; regular orders only. */
  warehouses: readonly number[];
  articles: readonly OrderedArticle[];
  useBackorder: boolean;
}

/** A line of a planned order. */
export interface PlannedLine {
  article: OrderedArticle;
  part: 'stock' | 'backorder';
  qty: number;
  /** Requested pieces: more than `qty` on the line that carries a shortage. */
  qtyRequested: number;
  containerId: number | null;
}

/** A planned order. */
export interface PlannedOrder {
  type: OrderType;
  warehouseId: number;
  /** YYYY-MM-DD; reservation only. */
  expectedArrival: string | null;
  lines: PlannedLine[];
}

/** The orders of a request and the pieces they lack. */
export interface OrderPlan {
  orders: PlannedOrder[];
  missing: { article: OrderedArticle; qty: number }[];
}

/**
 * Splits a request into orders (GAP-59): regular, one per warehouse that has pieces, and one backorder for the shortage
 * when that is wanted; reservation, one per day of arrival; backorder, one. The rows of their goods stay locked until
 * the transaction ends.
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
    return toPlan(articles, allocations, (sourceId) => arrivalTarget(sourceId, containers));
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
  return toPlan(articles, allocations, (sourceId) => warehouseTarget(sourceId, warehouses));
}

/** The order that pieces go to; the key identifies it and sorts the plan's orders. */
interface Target {
  key: string;
  order: Omit<PlannedOrder, 'lines'>;
  containerId: number | null;
}

/** Finds the order for pieces of a source, or for backordered ones (null). */
type FindTarget = (sourceId: number | null) => Target;

function warehouseTarget(sourceId: number | null, warehouses: readonly OrderableWarehouse[]): Target {
  const waits = sourceId === null;
  const warehouseId = sourceId ?? warehouses[0]?.id;
  if (warehouseId === undefined) throw new Rejected('There is no warehouse you could order from.');
  // The backorder always comes last.
  const place = waits ? warehouses.length : warehouses.findIndex(({ id }) => id === warehouseId);
  return {
    key: String(place).padStart(4, '0'),
    order: { type: waits ? 'backorder' : 'regular', warehouseId, expectedArrival: null },
    containerId: null,
  };
}

function arrivalTarget(sourceId: number | null, containers: readonly ContainerSource[]): Target {
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
  findTarget: FindTarget,
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
      const { key, order, containerId } = findTarget(sourceId);
      const part = sourceId === null ? 'backorder' : 'stock';
      const qtyRequested = position === 0 ? qty + shortage : qty;
      const lines = orders.get(key)?.lines ?? [];
      orders.set(key, { ...order, lines: [...lines, { article, part, qty, qtyRequested, containerId }] });
    }
  }
  const sorted = [...orders].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, order]) => order);
  return { orders: sorted, missing };
}
