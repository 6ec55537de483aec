import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { uploadDue } from '../modules/integrations/uploadDue.ts';
import { advanceOrders } from './advanceOrders.ts';
import { endHolds } from './endHolds.ts';

/** One step of work takes so long at speed 1. */
const stepMs = 5 * 60_000;
/** Goods wait for a checkout so many steps. */
const holdSteps = 48;

/** The distributor at work: orders move on and files are uploaded by themselves. */
export interface Clock {
  /** Ends it, after what it is doing right now; uploads are broken off. */
  stop(): Promise<void>;
}

export interface ClockOptions {
  /** 0 = the distributor does nothing. Uploads keep the hours of the day whatever it is. */
  speed: number;
  /** Whether integrations may connect to addresses of the inner network. */
  localFtp: boolean;
  /** Hears what failed; the clock goes on with its next turn. */
  onError: (error: unknown) => void;
}

/**
 * Starts the distributor's clock: every confirmed order moves on a step in five minutes, divided by the speed; a hold
 * ends after four hours, divided by the speed; integrations upload when they are due.
 */
export function startClock(db: Kysely<Database>, { speed, localFtp, onError }: ClockOptions): Clock {
  if (speed <= 0) return { stop: () => Promise.resolve() };
  const step = stepMs / speed;
  const interval = Math.min(30_000, Math.max(500, step / 5));
  const stopping = new AbortController();
  const jobs = [
    repeat(interval, onError, async () => {
      const now = Date.now();
      await advanceOrders(db, new Date(now - step));
      await endHolds(db, new Date(now - step * holdSteps));
    }),
    // Apart from the orders: these must not wait for a customer's slow server.
    repeat(interval, onError, () => uploadDue(db, { allowLocal: localFtp, signal: stopping.signal })),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Does a piece of work every so many milliseconds, never twice at once. */
function repeat(ms: number, onError: (error: unknown) => void, work: () => Promise<void>): Clock {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, ms);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
