import { GatewayError } from '../errors/GatewayError.ts';
import { mostFields } from '../fastPath/Execution.ts';
import { message } from '../messages/message.ts';
import type { UpstreamAnswer } from '../rest/upstream/readAnswer.ts';
import type { Upstream } from '../rest/upstream/Upstream.ts';

type Calls = Pick<Upstream, 'send' | 'references' | 'owners' | 'isCrowded'>;

/**
 * The most bytes of all answers to one operation together: they are kept until it ends, and reading them takes four times as
 * much memory.
 */
const mostBytes = 20 * 1024 * 1024;

/**
 * Limits the calls of one operation while it runs, in case the estimate was too low, and what their answers take. A read
 * beyond the budget is not sent, one that brings too much is given up, and its field is null; writes are always sent, and
 * so is the read that tells whose they are.
 */
export function capReads(upstream: Calls, budget: number): Calls {
  let reads = 0;
  let bytes = 0;
  const count = (answer: UpstreamAnswer): UpstreamAnswer => {
    bytes += answer.body.length;
    if (bytes <= mostBytes) return answer;
    throw new GatewayError(message('OPERATION.TOO_LARGE', { max: mostFields }), {
      extensions: { code: 'OPERATION_TOO_EXPENSIVE' },
    });
  };
  return {
    references: upstream.references,
    owners: upstream.owners,
    isCrowded: (caller, path) => upstream.isCrowded(caller, path),
    send(request) {
      const isCounted = request.method === 'GET' && request.operationId !== 'getLoggedIn';
      if (!isCounted) return upstream.send(request);
      reads += 1;
      if (reads <= budget) return upstream.send(request).then(count);
      return Promise.reject(
        new GatewayError(message('OPERATION.TOO_MANY_CALLS', { budget }), {
          extensions: { code: 'OPERATION_TOO_EXPENSIVE', budget },
        }),
      );
    },
  };
}
