import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { uploadDue } from '../modules/integrations/uploadDue.ts';
import { advanceClaims } from './advanceClaims.ts';
import { advanceIssues } from './advanceIssues.ts';
import { advanceOrders } from './advanceOrders.ts';
import { advanceProduction } from './advanceProduction.ts';
import { applyPrices } from './applyPrices.ts';
import { closeMonths } from './closeMonths.ts';
import { endHolds } from './endHolds.ts';
import { keepBusy } from './keepBusy.ts';

/** Duration of a step of work at speed 1. */
const stepMs = 5 * 60_000;
/** Time between two looks at the calendar, which keeps real time. */
const calendarMs = 30_000;
/** Steps for which goods are held for a checkout. */
const holdSteps = 48;
/** Steps for which an order of a customer's colleague stays as it is: 20 hours. */
const busySteps = 240;
/** Steps for which an issue waits for the customer's check. */
const reviewSteps = 12;

/** The simulated distributor: it advances orders and uploads files. */
export interface Clock {
  /** Stops after the step under way; uploads are aborted. */
  stop(): Promise<void>;
}

export interface ClockOptions {
  /** 0 = the clock does not run. Uploads keep real time at any other speed. */
  speed: number;
  /** Whether integrations may connect to addresses of the inner network. */
  localFtp: boolean;
  /** Called with each failure; the clock continues with its next turn. */
  onError: (error: unknown) => void;
}

/**
 * Starts the distributor's clock: confirmed orders, claims, production requests and issues advance a step every five
 * minutes, divided by the speed; a hold ends after four hours, divided by the speed; ended months are closed, prices take
 * effect on their day, integrations upload when they are due, and some customers' colleagues order and pay.
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
      await advanceProduction(db, new Date(now - step));
      await advanceIssues(db, {
        until: new Date(now - step),
        reviewUntil: new Date(now - step * reviewSteps),
      });
      await endHolds(db, new Date(now - step * holdSteps));
      await advanceClaims(db, new Date(now - step));
    }),
    repeat(Math.max(interval, calendarMs), onError, async () => {
      await closeMonths(db, new Date());
      await applyPrices(db, new Date());
      await keepBusy(db, new Date(), new Date(Date.now() + step * busySteps));
    }),
    // Separate from the orders, which must not wait for a customer's slow server.
    repeat(interval, onError, () => uploadDue(db, { allowLocal: localFtp, signal: stopping.signal })),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Repeats work after an interval in milliseconds; runs never overlap. */
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
