import type { Dispatcher } from 'undici';
import type { Stop } from './Stop.ts';
import type { UpstreamAnswer } from './Upstream.ts';

/** The answer grew past what we keep; the connection is closed. */
export class TooLarge extends Error {}

/** Nobody wants the answer any more; the call's Stop knows why. */
class Stopped extends Error {}

/** How far a call has come on its way out. */
export interface Sending {
  /** Whether it was written to a connection: before, the back end surely has nothing of it. */
  isSent: boolean;
}

interface ReadLimits {
  /** Ends the exchange at any moment. */
  stop: Stop;
  progress: Sending;
  maxBytes: number;
}

/**
 * Sends a request and gives its answer whole. Rejects with what cut it: TooLarge, the error of the connection, or some
 * error when the call was stopped. Collects the pieces as they come, by one object a call: undici's `request` makes a
 * stream for each body, which is a third of a call's CPU time.
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
    // It may have waited for a connection until nobody wanted it any more.
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
