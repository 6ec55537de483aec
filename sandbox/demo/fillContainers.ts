import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { demoArticles } from './demoArticles.ts';
import { insertRows, resetIdentity } from './insertRows.ts';
import { createRandom } from '../support/random.ts';

const containers = 12;
const transitWarehouse = 7;

/** Containers on their way, a week apart, with their contents; sea freight may come 10 days early or late (CART-43). */
export async function fillContainers(db: Kysely<Database>, articles: number): Promise<void> {
  const random = createRandom(77);
  await insertRows(
    db,
    'containers',
    Array.from({ length: containers }, (_, n) => {
      const mode = n % 3 === 0 ? 'road' : n % 3 === 1 ? 'sea' : 'rail';
      const days = 9 + n * 7;
      const spread = mode === 'sea' ? 10 : 3;
      return {
        id: n + 1,
        reference: random.mask('????#######'),
        warehouse_id: transitWarehouse,
        mode: mode as 'road' | 'sea' | 'rail',
        minimal_date: inDays(days),
        maximal_date: inDays(days + spread),
      };
    }),
  );
  const items = new Map<string, Insertable<Database['container_items']>>();
  const put = (container: number, article: number, qty: number) => {
    items.set(`${String(container)} ${String(article)}`, {
      container_id: container,
      article_id: article,
      qty,
    });
  };
  put(1, demoArticles.inTransitOnly, 40);
  put(4, demoArticles.inTransitOnly, 60);
  put(2, demoArticles.ordinary, 200);
  for (let n = 0; n < articles * 0.08; n += 1) {
    put(random.int(1, containers), random.int(13, articles), random.int(1, 30) * 10);
  }
  await insertRows(db, 'container_items', [...items.values()]);
  await resetIdentity(db, ['containers']);
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
