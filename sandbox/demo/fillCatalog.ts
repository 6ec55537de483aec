import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { fillArticles } from './fillArticles.ts';
import { fillPriceRules } from './fillPriceRules.ts';
import { fillVehicles } from './fillVehicles.ts';

/** Vehicles, articles that fit them, and customers' discounts and prices. */
export async function fillCatalog(db: Kysely<Database>, articles: number): Promise<void> {
  const models = await fillVehicles(db);
  await fillArticles(db, articles, models);
  await fillPriceRules(db);
  // Without statistics the planner would treat the bulk statements that follow as small ones.
  await sql`analyze articles, categories, price_rules, customer_prices`.execute(db);
}
