import { pino, type Logger } from 'pino';
import type { GatewayEnv } from './env.ts';

/**
 * The process's log: one JSON line an event, to standard output. Lines leave several at once, a tenth of a second
 * later at most and when the process ends: with a write for each, logging took a tenth of a small query's CPU time.
 * What ends the process from outside at once (SIGKILL) takes that tenth of a second along.
 */
export const createLog = ({ logLevel }: Pick<GatewayEnv, 'logLevel'>): Logger =>
  pino(
    { level: logLevel, base: null, serializers: { err: describeError } },
    pino.destination({ sync: false, minLength, maxWrite: maxWriteBytes, periodicFlush: 100 }),
  );

/** Several workers write to one pipe, which keeps apart what is no longer than this. */
const maxWriteBytes = 4096;
/** When a write begins: as late as the next line, of about 200 bytes, still fits. Each write takes a turn of the thread pool. */
const minLength = maxWriteBytes - 512;

/** An error as the log tells of it: its kind, its text, and the first of our lines that it passed (promise: leaks). */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const [, at] = /\b(gateway\/[\w./-]+:\d+)/.exec(error.stack ?? '') ?? [];
  return { type: error.name, message: error.message, at };
}
