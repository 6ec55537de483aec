import type { ServerResponse } from 'node:http';

/** Aborts when the caller goes away before the response is written. */
export function signalOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.on('close', () => {
    if (!res.writableEnded) controller.abort();
  });
  return controller.signal;
}
