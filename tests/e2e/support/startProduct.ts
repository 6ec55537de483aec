import { startPortal, type Portal } from '../../support/startPortal.ts';

/** The whole product for one test file: a sandbox with its own demo data, a gateway, the built client. */
export type Product = Portal;

/** Starts it: `product = await startProduct()` in `beforeAll`, `await product.close()` in `afterAll`. */
export const startProduct = (): Promise<Product> => startPortal();
