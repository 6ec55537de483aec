import type { Dispatcher } from 'undici';
import type { Stop } from './Stop.ts';
import type { UpstreamAnswer } from './Upstream.ts';

/** The answer exceeded the size limit; the connection is closed. */
export class TooLarge extends Error {}

/** The call was stopped; its Stop knows why. */
class Stopped extends Error {}

/** How far the sending of a call has got. */
export interface Sending {
  /** Whether it was written to a connection: before that, the back end has certainly received nothing. */
  isSent: boolean;
}

interface ReadLimits {
  /** Ends the exchange at any moment. */
  stop: Stop;
  progress: Sending;
  maxBytes: number;
}

/**
 * Sends a request and returns its whole answer. Rejects with TooLarge, with the error of the connection, or with
 * some error when the call was stopped. One handler object collects the pieces: undici's `request` creates a stream
 * for each body, which is a third of a call's CPU time.
 */
export function readAnswer(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  limits: ReadLimits,
): Promise<UpstreamAnswer> {
  return new Promise((resolve, reject) => {
    if (limits.stop.reason === null) dispatcher.dispatch(request, new AnswerReader(limits, resolve, reject));
    else reject(new Stopped());
  });
}

class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #limits: ReadLimits;
  readonly #resolve: (answer: UpstreamAnswer) => void;
  readonly #reject: (error: Error) => void;
  #running: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: UpstreamAnswer['headers'] = {};
  #body: Buffer = nothing;
  /** The pieces, where there are several. */
  #pieces: Buffer[] | undefined;
  #bytes = 0;

  constructor(limits: ReadLimits, resolve: (answer: UpstreamAnswer) => void, reject: (error: Error) => void) {
    this.#limits = limits;
    this.#resolve = resolve;
    this.#reject = reject;
    limits.stop.onStop = () => this.#stop();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#running = controller;
    // The call may have been stopped while it waited for a connection.
    if (this.#limits.stop.reason === null) this.#limits.progress.isSent = true;
    else controller.abort(new Stopped());
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: UpstreamAnswer['headers'],
  ): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(controller: Dispatcher.DispatchController, piece: Buffer): void {
    this.#bytes += piece.length;
    if (this.#bytes > this.#limits.maxBytes) controller.abort(new TooLarge());
    else if (this.#bytes === piece.length) this.#body = piece;
    else (this.#pieces ??= [this.#body]).push(piece);
  }

  onResponseEnd(): void {
    const body = this.#pieces ? Buffer.concat(this.#pieces) : this.#body;
    this.#resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error);
  }

  #stop(): void {
    const error = new Stopped();
    this.#running?.abort(error);
    this.#reject(error);
  }
}

const nothing = Buffer.alloc(0);
