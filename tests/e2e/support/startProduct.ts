import { dialectNames } from '../../../sandbox/dialects/addDialects.ts';
import { startPortal, type Portal, type PortalOptions } from '../../support/startPortal.ts';

/** The whole product for one test file: a sandbox with its own demo data, a gateway, the built client. */
export type Product = Portal;

/**
 * Starts it: `product = await startProduct()` in `beforeAll`, `await product.close()` in `afterAll`. The sandbox writes its
 * answers in the dialect of SANDBOX_DIALECT, unless the test names one. Announcements count as notified, so that they do not
 * lie over what a test presses.
 */
export async function startProduct(options?: PortalOptions): Promise<Product> {
  const product = await startPortal({
    dialect: dialectNames.find((name) => name === process.env.SANDBOX_DIALECT),
    ...options,
  });
  await product.sandbox.db
    .insertInto('announcement_marks')
    .columns(['user_id', 'announcement_id', 'notified_at'])
    .expression((db) =>
      db
        .selectFrom(['users', 'announcements'])
        .select(['users.id', 'announcements.id as announcement_id', 'announcements.created_at']),
    )
    .execute();
  return product;
}
