import { pino, type Logger } from 'pino';
import type { GatewayEnv } from './env.ts';

/** The process's log: one JSON line an event, to standard output. */
export const createLog = ({ logLevel }: Pick<GatewayEnv, 'logLevel'>): Logger =>
  pino({ level: logLevel, base: null, serializers: { err: describeError } });

/** An error as the log tells of it: its kind, its text, and the first of our lines that it passed (promise: leaks). */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const [, at] = /\b(gateway\/[\w./-]+:\d+)/.exec(error.stack ?? '') ?? [];
  return { type: error.name, message: error.message, at };
}
