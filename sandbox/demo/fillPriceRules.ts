import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { brands } from './brands.ts';
import { demoCustomers } from './customers.ts';
import { demoArticles } from './demoArticles.ts';
import { insertRows } from './insertRows.ts';
import { createRandom } from '../support/random.ts';

/** Better discounts for some brands and groups, and a few prices agreed with a customer for one article. */
export async function fillPriceRules(db: Kysely<Database>): Promise<void> {
  const random = createRandom(5);
  const rules: Insertable<Database['price_rules']>[] = demoCustomers.flatMap(({ id, discount }) => [
    { customer_id: id, brand: random.pick(brands).name, category_id: null, discount_percent: discount + 8 },
    { customer_id: id, brand: null, category_id: 1, discount_percent: discount + 4 },
  ]);
  await insertRows(db, 'price_rules', rules);
  await insertRows(
    db,
    'customer_prices',
    demoCustomers.flatMap(({ id, currencies }) =>
      [demoArticles.everywhere, random.int(20, 1400)].map((article_id) => ({
        customer_id: id,
        article_id,
        currency_code: currencies[0] ?? 'EUR',
        price: random.int(500, 9000),
      })),
    ),
  );
}
