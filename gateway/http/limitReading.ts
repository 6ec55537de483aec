import type { ServerResponse } from 'node:http';

/** Bytes a second. */
const leastRate = 8 * 1024;

/**
 * Ends an answer whose reader keeps it waiting for longer than `ms` in all, beyond the time that the data takes at a
 * minimum rate: a reader who takes a little now and then would keep a place for hours. Time without data to send does
 * not count.
 */
export function limitReading(res: ServerResponse, ms: number): void {
  const { socket } = res;
  if (!socket) return;
  const begun = socket.bytesWritten;
  const intervalMs = Math.min(1000, ms);
  let waitedMs = 0;
  const timer = setInterval(() => {
    if (!res.writableNeedDrain) return;
    waitedMs += intervalMs;
    const sent = socket.bytesWritten - res.writableLength - begun;
    if (waitedMs > ms + (sent / leastRate) * 1000) res.destroy();
  }, intervalMs);
  res.once('close', () => clearInterval(timer));
}
