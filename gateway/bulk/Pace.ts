import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import type { BulkLimits } from '../settings/env.ts';
import type { Upstream } from '../rest/upstream/Upstream.ts';

type Calls = Pick<Upstream, 'send' | 'references' | 'owners' | 'isCrowded'>;

/** Slows down the calls of bulk reads, so that they leave the back end to the people who use the portal. */
export class Pace {
  readonly #slots: BulkheadPolicy;
  readonly #tokens: RateLimiterQueue;

  constructor({ callsPerSecond, concurrency }: Pick<BulkLimits, 'callsPerSecond' | 'concurrency'>) {
    this.#slots = bulkhead(concurrency, Infinity);
    this.#tokens = new RateLimiterQueue(new RateLimiterMemory({ points: callsPerSecond, duration: 1 }));
  }

  /**
   * The same calls, each sent when its turn comes. The deadline of a call starts when it is sent. A call whose caller
   * has gone while it waited is not sent.
   *
   * @param onCall is called with every call that is sent
   */
  slow(upstream: Calls, onCall: () => void): Calls {
    return {
      references: upstream.references,
      owners: upstream.owners,
      isCrowded: (caller, path) => upstream.isCrowded(caller, path),
      send: (request) =>
        this.#slots.execute(async () => {
          if (!request.signal?.aborted) {
            await this.#tokens.removeTokens(1);
            onCall();
          }
          // With an aborted signal it rejects without sending anything.
          return upstream.send(request);
        }),
    };
  }
}
