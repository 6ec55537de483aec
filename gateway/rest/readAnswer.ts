import type { Transform } from 'node:stream';
import type { Dispatcher } from 'undici';
import { createDecoder } from './decoding.ts';
import type { Stop } from './Stop.ts';

/** A whole answer, decoded. */
export interface UpstreamAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The body of the answer exceeds the size limit or does not match its Content-Encoding; the connection is closed. */
export class UnreadableBody extends Error {}

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
  /** Of the decoded body. */
  maxBytes: number;
}

/**
 * Sends a request and returns its whole answer, decoded. Rejects with UnreadableBody, with the error of the connection,
 * or with some error when the call was stopped. One handler object collects the pieces: undici's `request` creates a stream
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
  #decoder: Transform | undefined;

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
    // Created by the first piece: an empty body is not a valid stream of any coding.
    if (this.#bytes === 0) this.#decoder ??= this.#createDecoder(controller);
    if (!this.#decoder) this.#take(piece, controller);
    else if (!this.#decoder.write(piece)) controller.pause();
  }

  onResponseEnd(): void {
    if (this.#decoder) this.#decoder.end();
    else this.#finish();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error);
  }

  #stop(): void {
    if (this.#running) this.#fail(this.#running, new Stopped());
    else this.#reject(new Stopped());
  }

  #createDecoder(controller: Dispatcher.DispatchController): Transform | undefined {
    return createDecoder(this.#headers['content-encoding'])
      ?.on('data', (piece: Buffer) => this.#take(piece, controller))
      .on('drain', () => controller.resume())
      .on('end', () => this.#finish())
      .on('error', (cause) => this.#fail(controller, new UnreadableBody('The coding is wrong.', { cause })));
  }

  #take(piece: Buffer, controller: Dispatcher.DispatchController): void {
    this.#bytes += piece.length;
    if (this.#bytes > this.#limits.maxBytes)
      this.#fail(controller, new UnreadableBody('The body is too large.'));
    else if (this.#bytes === piece.length) this.#body = piece;
    else (this.#pieces ??= [this.#body]).push(piece);
  }

  #finish(): void {
    const body = this.#pieces ? Buffer.concat(this.#pieces) : this.#body;
    // A file is passed on as it is: spreadsheets know its letters by the mark.
    const isFile = String(this.#headers['content-type']).startsWith('text/csv');
    this.#resolve({
      status: this.#status,
      headers: this.#headers,
      body: isFile ? body : withoutByteOrderMark(body),
    });
  }

  /** The request may already be over while its body is decoded; then aborting it has no effect. */
  #fail(controller: Dispatcher.DispatchController, error: Error): void {
    controller.abort(error);
    this.#decoder?.destroy();
    this.#reject(error);
  }
}

/** U+FEFF in UTF-8, which JSON.parse does not skip. */
const withoutByteOrderMark = (body: Buffer): Buffer =>
  body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? body.subarray(3) : body;

const nothing = Buffer.alloc(0);
