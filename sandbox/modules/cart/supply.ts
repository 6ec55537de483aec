import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { FreePieces } from './allocate.ts';

/** Sources of pieces in the order of their use, and their free quantities. */
export interface Supply {
  sourceIds: number[];
  free: FreePieces;
}

/** A container on its way, with the goods of a reservation order. */
export interface ContainerSource {
  id: number;
  /** The transit warehouse it is booked on. */
  warehouseId: number;
  /** The day the goods are expected, YYYY-MM-DD: reservation orders are split by it (GAP-59). */
  expectedArrival: string;
}

/**
 * Free stock of the articles in the warehouses. With `lock` the rows stay locked until the transaction ends; they are
 * always locked in the order of article and warehouse, so that two orders cannot deadlock.
 */
export async function stockSupply(
  db: Kysely<Database>,
  articleIds: readonly number[],
  warehouseIds: readonly number[],
  lock = false,
): Promise<Supply> {
  let query = db
    .selectFrom('stock')
    .select(['article_id', 'warehouse_id as source_id', sql<number>`amount - reserved`.as('free')])
    .where(sql<boolean>`article_id = any(${articleIds}::int[])`)
    .where(sql<boolean>`warehouse_id = any(${warehouseIds}::int[])`)
    .orderBy('article_id')
    .orderBy('warehouse_id');
  if (lock) query = query.forUpdate();
  return { sourceIds: [...warehouseIds], free: toFreePieces(await query.execute()) };
}

/**
 * Free goods in transit of the articles, the containers in the order they arrive. Locked as stock is, in the order of
 * article and container, and after stock when both are.
 */
export async function transitSupply(
  db: Kysely<Database>,
  articleIds: readonly number[],
  lock = false,
): Promise<Supply & { containers: ContainerSource[] }> {
  let query = db
    .selectFrom('container_items')
    .select(['article_id', 'container_id as source_id', sql<number>`qty - reserved`.as('free')])
    .where(sql<boolean>`article_id = any(${articleIds}::int[])`)
    .orderBy('article_id')
    .orderBy('container_id');
  if (lock) query = query.forUpdate();
  const rows = await query.execute();
  const containers = await db
    .selectFrom('containers')
    .select(['id', 'warehouse_id as warehouseId', 'maximal_date as expectedArrival'])
    .where(sql<boolean>`id = any(${rows.map((row) => row.source_id)}::int[])`)
    .where('maximal_date', '>=', sql<string>`current_date`)
    .orderBy('maximal_date')
    .orderBy('id')
    .execute();
  return { sourceIds: containers.map(({ id }) => id), free: toFreePieces(rows), containers };
}

/** The supply of a backorder: no source, every piece waits. */
export const noSupply: Supply = { sourceIds: [], free: new Map() };

function toFreePieces(rows: readonly { article_id: number; source_id: number; free: number }[]): FreePieces {
  const free = new Map<number, Map<number, number>>();
  for (const { article_id, source_id, free: pieces } of rows) {
    const sources = free.get(article_id) ?? new Map<number, number>();
    free.set(article_id, sources.set(source_id, pieces));
  }
  return free;
}
