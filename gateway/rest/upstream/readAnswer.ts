import type { Transform } from 'node:stream';
import type { Dispatcher } from 'undici';
import { createDecoder } from './decoding.ts';
import { largeBytes } from './LargeAnswers.ts';
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
  /** Waits until a large answer may be read; see LargeAnswers. */
  enterLarge: () => Promise<(isGivenOut: boolean) => void>;
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
  /** Of a large answer: whether it waits for its turn, and what ends the turn. */
  #isLarge = false;
  #isWaiting = false;
  #endTurn: ((isGivenOut: boolean) => void) | null = null;
  /** Whether all of the body has arrived, and whether the call has failed. */
  #isWhole = false;
  #hasFailed = false;

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
    // A decoder that has been emptied lets more come.
    if (this.#isWaiting) controller.pause();
  }

  onResponseEnd(): void {
    if (this.#decoder) this.#decoder.end();
    else this.#finish();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#giveUp(error);
  }

  #stop(): void {
    if (this.#running) this.#fail(this.#running, new Stopped());
    else this.#giveUp(new Stopped());
  }

  #createDecoder(controller: Dispatcher.DispatchController): Transform | undefined {
    return createDecoder(this.#headers['content-encoding'])
      ?.on('data', (piece: Buffer) => this.#take(piece, controller))
      .on('drain', () => {
        if (!this.#isWaiting) controller.resume();
      })
      .on('end', () => this.#finish())
      .on('error', (cause) => this.#fail(controller, new UnreadableBody('The coding is wrong.', { cause })));
  }

  #take(piece: Buffer, controller: Dispatcher.DispatchController): void {
    this.#bytes += piece.length;
    if (this.#bytes > this.#limits.maxBytes)
      return this.#fail(controller, new UnreadableBody('The body is too large.'));
    if (this.#bytes === piece.length) this.#body = piece;
    else (this.#pieces ??= [this.#body]).push(piece);
    if (this.#bytes > largeBytes && !this.#isLarge) void this.#waitForTurn(controller);
  }

  /** Keeps what has arrived, and reads no more until it is this answer's turn. */
  async #waitForTurn(controller: Dispatcher.DispatchController): Promise<void> {
    this.#isLarge = true;
    this.#isWaiting = true;
    controller.pause();
    this.#decoder?.pause();
    const { enterLarge, stop } = this.#limits;
    try {
      this.#endTurn = await enterLarge();
    } catch (cause) {
      return this.#fail(controller, new Stopped('No turn has come.', { cause }));
    }
    this.#isWaiting = false;
    if (this.#hasFailed) return this.#leave(false);
    stop.onStop = () => this.#stop();
    this.#decoder?.resume();
    if (this.#isWhole) this.#finish();
    else controller.resume();
  }

  #leave(isGivenOut: boolean): void {
    this.#endTurn?.(isGivenOut);
    this.#endTurn = null;
  }

  #finish(): void {
    this.#isWhole = true;
    if (this.#isWaiting) return;
    const body = this.#pieces ? Buffer.concat(this.#pieces) : this.#body;
    // A file is passed on as it is: spreadsheets know its letters by the mark.
    const isFile = String(this.#headers['content-type']).startsWith('text/csv');
    this.#resolve({
      status: this.#status,
      headers: this.#headers,
      body: isFile ? body : withoutByteOrderMark(body),
    });
    this.#leave(true);
  }

  /** The request may already be over while its body is decoded; then aborting it has no effect. */
  #fail(controller: Dispatcher.DispatchController, error: Error): void {
    controller.abort(error);
    this.#decoder?.destroy();
    this.#giveUp(error);
  }

  #giveUp(error: Error): void {
    this.#hasFailed = true;
    this.#leave(false);
    this.#reject(error);
  }
}

/** U+FEFF in UTF-8, which JSON.parse does not skip. */
const withoutByteOrderMark = (body: Buffer): Buffer =>
  body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? body.subarray(3) : body;

const nothing = Buffer.alloc(0);
