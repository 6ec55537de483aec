import { GatewayError } from '../../errors/GatewayError.ts';
import { message } from '../../messages/message.ts';
import type { Upstream } from '../../rest/Upstream.ts';

type Calls = Pick<Upstream, 'send' | 'references' | 'owners' | 'isCrowded'>;

/**
 * Limits the calls of one operation while it runs, in case the estimate was too low. A read beyond the budget is not
 * sent and its field is null; writes are always sent, and so is the read that tells whose they are.
 */
export function capReads(upstream: Calls, budget: number): Calls {
  let reads = 0;
  return {
    references: upstream.references,
    owners: upstream.owners,
    isCrowded: (caller, path) => upstream.isCrowded(caller, path),
    send(request) {
      const isCounted = request.method === 'GET' && request.operationId !== 'getLoggedIn';
      if (isCounted) reads += 1;
      if (reads <= budget || !isCounted) return upstream.send(request);
      return Promise.reject(
        new GatewayError(message('OPERATION.TOO_MANY_CALLS', { budget }), {
          extensions: { code: 'OPERATION_TOO_EXPENSIVE', budget },
        }),
      );
    },
  };
}
