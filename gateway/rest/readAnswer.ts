import type { Dispatcher } from 'undici';
import type { UpstreamAnswer } from './Upstream.ts';

/** The answer grew past what we keep; the connection is closed. */
export class TooLarge extends Error {}

interface ReadLimits {
  /** Ends the exchange at any moment. Made for one call: its listener is left to it. */
  signal: AbortSignal;
  maxBytes: number;
  /** Called when the request is being written: before, the back end surely has nothing of it. */
  onSent?: () => void;
}

/**
 * Sends a request and gives its answer whole. Collects the pieces as they come: undici's `request` makes a stream
 * for each body, which is a third of a call's CPU time. Rejects with what cut it: the signal's reason, TooLarge,
 * or the error of the connection.
 */
export function readAnswer(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { signal, maxBytes, onSent }: ReadLimits,
): Promise<UpstreamAnswer> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let headers: UpstreamAnswer['headers'] = {};
    const pieces: Buffer[] = [];
    let bytes = 0;
    let running: Dispatcher.DispatchController | undefined;

    signal.throwIfAborted();
    signal.addEventListener('abort', () => {
      running?.abort(signal.reason);
      reject(signal.reason);
    });
    dispatcher.dispatch(request, {
      onRequestStart(controller) {
        running = controller;
        // It may have waited for a connection until nobody wanted it any more.
        if (signal.aborted) controller.abort(signal.reason);
        else onSent?.();
      },
      onResponseStart(_controller, statusCode, responseHeaders) {
        status = statusCode;
        headers = responseHeaders;
      },
      onResponseData(controller, piece) {
        bytes += piece.length;
        if (bytes > maxBytes) controller.abort(new TooLarge());
        else pieces.push(piece);
      },
      onResponseEnd() {
        const [first] = pieces;
        resolve({ status, headers, body: pieces.length === 1 && first ? first : Buffer.concat(pieces) });
      },
      onResponseError(_controller, error) {
        reject(error);
      },
    });
  });
}
