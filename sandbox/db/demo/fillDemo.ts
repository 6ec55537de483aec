import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { fillAnnouncements } from './fillAnnouncements.ts';
import { fillArticles } from './fillArticles.ts';
import { fillContainers } from './fillContainers.ts';
import { fillCarts } from './fillCarts.ts';
import { fillDocuments } from './fillDocuments.ts';
import { fillOrders } from './fillOrders.ts';
import { fillShipments } from './fillShipments.ts';
import { fillShipping } from './fillShipping.ts';
import { fillPeople } from './fillPeople.ts';
import { fillPriceRules } from './fillPriceRules.ts';
import { fillReference } from './fillReference.ts';
import { fillVehicles } from './fillVehicles.ts';

export interface DemoOptions {
  /** How many articles; 1,500 is the least that shows everything. */
  articles: number;
}

/**
 * Fills an empty database with the demo distributor, in one transaction; does nothing when that was done before.
 * The same options always give the same data (times are counted back from today).
 */
export async function fillDemo(db: Kysely<Database>, { articles }: DemoOptions): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const marked = await trx
      .insertInto('settings')
      .values({ key: 'demo-data', value: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (marked === undefined) return;
    await fillReference(trx);
    await fillPeople(trx);
    const models = await fillVehicles(trx);
    await fillArticles(trx, articles, models);
    await fillContainers(trx, articles);
    await fillPriceRules(trx);
    await fillAnnouncements(trx);
    await fillShipping(trx);
    // Without statistics the planner would take bulk statements for small ones.
    await sql`analyze articles, categories, price_rules, customer_prices`.execute(trx);
    await fillOrders(trx, articles);
    await fillShipments(trx);
    await sql`analyze orders, order_items`.execute(trx);
    await fillDocuments(trx);
    await fillCarts(trx);
    // The embedded database never gathers statistics by itself, and without them searches are planned badly.
    await sql`analyze`.execute(trx);
  });
}
