import { dialectNames } from '../../../sandbox/dialects/addDialects.ts';
import { startPortal, type Portal, type PortalOptions } from '../../support/startPortal.ts';

/** The whole product for one test file: a sandbox with its own demo data, a gateway, the built client. */
export type Product = Portal;

/**
 * Starts it: `product = await startProduct()` in `beforeAll`, `await product.close()` in `afterAll`. The sandbox writes its
 * answers in the dialect of SANDBOX_DIALECT, unless the test names one.
 */
export const startProduct = (options?: PortalOptions): Promise<Product> =>
  startPortal({ dialect: dialectNames.find((name) => name === process.env.SANDBOX_DIALECT), ...options });
