import { operationTable } from '../../contract/operations.generated.ts';
import type { WatchCall } from '../rest/WatchCall.ts';

/** One call that an operation made, as `extensions.upstream` lists it. */
export interface UpstreamCall {
  operationId: string;
  method: string;
  /** As in the contract, without the caller's values. */
  path: string;
  /** The answer's status, or the reason why there was none. */
  outcome: number | string;
  attempts: number;
  ms: number;
}

/** With this header a caller asks for the calls that its operation makes; ignored in production. */
export const debugHeader = { name: 'x-debug-upstream', value: '1' } as const;

/** Records every call when it ends, and passes it on to `next`. */
export function recordCalls(calls: UpstreamCall[], next: WatchCall | undefined): WatchCall {
  return (call) => {
    const begun = performance.now();
    const inner = next?.(call);
    return {
      traceparent: inner?.traceparent ?? null,
      attempts: 0,
      end(outcome) {
        if (inner) inner.attempts = this.attempts;
        inner?.end(outcome);
        calls.push({
          operationId: call.operationId,
          method: call.method,
          path: pathOf(call.operationId),
          outcome,
          attempts: this.attempts,
          ms: Math.round((performance.now() - begun) * 10) / 10,
        });
      },
    };
  };
}

const isOperation = (id: string): id is keyof typeof operationTable => id in operationTable;

const pathOf = (operationId: string): string =>
  isOperation(operationId) ? operationTable[operationId].path : '';
