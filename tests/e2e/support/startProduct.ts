import { startGateway } from '../../support/startGateway.ts';
import { startSandbox } from '../../support/startSandbox.ts';

/** The whole product for one test file: a sandbox with demo data of its own and a gateway in front of it. */
export type Product = Awaited<ReturnType<typeof startProduct>>;

export async function startProduct(options: Parameters<typeof startSandbox>[0] = {}) {
  const sandbox = await startSandbox(options);
  const gateway = await startGateway({ upstreamUrl: sandbox.url });
  return {
    url: gateway.url,
    sandbox,
    async close() {
      await gateway.close();
      await sandbox.close();
    },
  };
}
