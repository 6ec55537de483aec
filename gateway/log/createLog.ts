import { pino, type Logger } from 'pino';
import type { GatewayEnv } from '../settings/env.ts';

/**
 * The process's log: one JSON line an event, to standard output. Lines leave several at once, a tenth of a second
 * later at most and when the process ends: with a write for each, logging took a tenth of a small query's CPU time.
 * What ends the process from outside at once (SIGKILL) takes that tenth of a second along. While the disk is full or the
 * reader is slow, 256 KB wait; what is more is lost, and counted.
 */
export function createLog({ logLevel, workers }: Pick<GatewayEnv, 'logLevel' | 'workers'>): Logger {
  const maxWrite = workers > 1 ? maxSharedWriteBytes : 4 * maxSharedWriteBytes;
  const destination = pino.destination({
    sync: false,
    // Of lines as text the destination would measure all that wait again with each line.
    contentMode: 'buffer',
    // A write begins as late as the next line, of about 500 bytes, still fits: each takes a turn of the thread pool.
    minLength: maxWrite - 1024,
    maxWrite,
    maxLength: maxWaitingBytes,
    periodicFlush: 100,
  });
  let lostNow = 0;
  const log = pino(
    {
      level: logLevel,
      base: null,
      serializers: { err: describeError },
      timestamp: isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    // The destination's types know text alone.
    { write: (line: string) => Reflect.apply(destination.write, destination, [Buffer.from(line)]) },
  );
  destination.on('error', () => failing.add(destination));
  destination.on('drop', () => {
    lost += 1;
    lostNow += 1;
  });
  destination.on('write', () => {
    failing.delete(destination);
    if (lostNow === 0) return;
    const lines = lostNow;
    lostNow = 0;
    log.error({ lines }, 'lines of the log were lost');
  });
  return log;
}

let lost = 0;

/** Streams whose last write failed. */
const failing = new Set<ReturnType<typeof pino.destination>>();
// Before pino's own listener, which would wait until all is written.
process.prependListener('exit', () => failing.forEach((destination) => destination.destroy()));

/** How many lines of the log this process could not write. */
export const lostLines = (): number => lost;

const maxWaitingBytes = 256 * 1024;
/** Several workers write to one pipe, which keeps apart what is no longer than this. */
const maxSharedWriteBytes = 4096;

let textOfSecond = '';
let second = NaN;

/** As pino's own, which makes a date of each line, a tenth of what a line costs. */
function isoTime(): string {
  const now = Date.now();
  const ms = now % 1000;
  if (now - ms !== second) {
    second = now - ms;
    textOfSecond = new Date(second).toISOString().slice(0, -'000Z'.length);
  }
  return `,"time":"${textOfSecond}${String(ms).padStart(3, '0')}Z"`;
}

/**
 * An error as it is logged: its kind, its text, and the first line of our code in its stack (promise: leaks). The text
 * of a syntax error would quote what was parsed.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const [, at] = /\b(gateway\/[\w./-]+:\d+)/.exec(error.stack ?? '') ?? [];
  const message = error instanceof SyntaxError ? undefined : error.message;
  return { type: error.name, message, at };
}
