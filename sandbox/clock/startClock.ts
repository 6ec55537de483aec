import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { advanceOrders } from './advanceOrders.ts';
import { endHolds } from './endHolds.ts';

/** One step of work takes so long at speed 1. */
const stepMs = 5 * 60_000;
/** Goods wait for a checkout so many steps. */
const holdSteps = 48;

/** The distributor at work: orders move on by themselves. */
export interface Clock {
  /** Ends it, after what it is doing right now. */
  stop(): Promise<void>;
}

/**
 * Starts the distributor's clock: every confirmed order moves on a step in five minutes, divided by the speed; a hold
 * ends after four hours, divided by the speed.
 * @param speed 0 = the distributor does nothing.
 * @param onError what failed; the clock goes on with its next turn.
 */
export function startClock(db: Kysely<Database>, speed: number, onError: (error: unknown) => void): Clock {
  if (speed <= 0) return { stop: () => Promise.resolve() };
  const step = stepMs / speed;
  let running: Promise<void> | null = null;

  async function turn(): Promise<void> {
    const now = Date.now();
    try {
      await advanceOrders(db, new Date(now - step));
      await endHolds(db, new Date(now - step * holdSteps));
    } catch (error) {
      onError(error);
    }
  }

  const timer = setInterval(
    () => {
      running ??= turn().finally(() => {
        running = null;
      });
    },
    Math.min(30_000, Math.max(500, step / 5)),
  );
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
