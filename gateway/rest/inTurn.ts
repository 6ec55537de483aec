import { TaskCancelledError, type BulkheadPolicy } from 'cockatiel';
import type { Stop } from './Stop.ts';

/**
 * Runs a call now or when its turn comes. Rejects with an error of cockatiel when too many are waiting, and at once when
 * the call is stopped while it waits.
 */
export function inTurn<Answer>(
  bulkhead: BulkheadPolicy,
  stop: Stop,
  call: () => Promise<Answer>,
): Promise<Answer> {
  if (bulkhead.executionSlots > 0) return bulkhead.execute(call);
  return new Promise((resolve, reject) => {
    // The bulkhead itself would reject only when its turn comes.
    stop.onStop = () => reject(new TaskCancelledError());
    const ifStillWanted = (): Promise<Answer> => {
      if (stop.reason !== null) throw new TaskCancelledError();
      return call();
    };
    bulkhead.execute(ifStillWanted).then(resolve, reject);
  });
}
