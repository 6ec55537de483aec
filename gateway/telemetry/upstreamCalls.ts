import { operationTable } from '../../contract/operations.generated.ts';
import type { UpstreamCall, WatchCall } from '../rest/WatchCall.ts';

/** With this header a caller asks for the calls that its operation makes; ignored in production. */
export const debugHeader = { name: 'x-debug-upstream', value: '1' } as const;

/** Of an export, which makes thousands, the later calls with equal outcomes are added up: a log line stays below 4 KB. */
const mostListed = 20;

/** The milliseconds in which a request waited for at least one call. */
export class BackEndTime {
  #running = 0;
  #since = 0;
  #ms = 0;

  begin(): void {
    if (this.#running++ === 0) this.#since = performance.now();
  }

  end(): void {
    if (--this.#running === 0) this.#ms += performance.now() - this.#since;
  }

  get ms(): number {
    return this.#ms;
  }
}

/** Records every call when it ends, and passes it on to `next`. */
export function recordCalls(
  calls: UpstreamCall[],
  time: BackEndTime,
  next: WatchCall | undefined,
): WatchCall {
  return (call) => {
    const begun = performance.now();
    time.begin();
    const inner = next?.(call);
    return {
      traceparent: inner?.traceparent ?? null,
      attempts: 0,
      end(outcome) {
        time.end();
        if (inner) inner.attempts = this.attempts;
        inner?.end(outcome);
        const { operationId, method, path } = call;
        const { attempts } = this;
        const ms = Math.round((performance.now() - begun) * 10) / 10;
        const equal = calls.length < mostListed ? undefined : findEqual(calls, operationId, outcome);
        if (equal) {
          equal.count = (equal.count ?? 1) + 1;
          equal.attempts += attempts;
          equal.ms += ms;
        } else calls.push({ operationId, method, ids: idsIn(path), outcome, attempts, ms });
      },
    };
  };
}

const findEqual = (calls: UpstreamCall[], operationId: string, outcome: number | string) =>
  calls.findLast((one) => one.operationId === operationId && one.outcome === outcome);

const idsIn = (path: string): readonly string[] =>
  path.split('?', 1)[0]?.match(/(?<=\/)\d{1,12}(?=\/|$)/g) ?? [];

const isOperation = (id: string): id is keyof typeof operationTable => id in operationTable;

/** A call as `extensions.upstream` lists it: its path as in the contract, without the caller's values. */
export const describeCall = ({ operationId, method, outcome, attempts, ms }: UpstreamCall): object => ({
  operationId,
  method,
  path: isOperation(operationId) ? operationTable[operationId].path : '',
  outcome,
  attempts,
  ms,
});
