import type { Logger } from 'pino';
import { isTooDeep } from './answers/isTooDeep.ts';
import { UnreadableBody, type UpstreamAnswer } from './upstream/readAnswer.ts';
import type { UpstreamBody } from './upstream/UpstreamBody.ts';

/** A call of the contract. */
export interface WireCall {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query, /api/v3 included. */
  path: string;
  headers: Record<string, string>;
  /** JSON as text, or the bytes of a form, whole or arriving. */
  body?: UpstreamBody | undefined;
}

/** One whose failures the log can name. */
type NamedCall = WireCall & { requestId: string };

/**
 * How a back end speaks where it differs from the contract: UPSTREAM_WIRE names a module that exports one as `wire`
 * (docs/your-back-end.md). Both functions are pure: they are called again when a read is repeated.
 */
export interface Wire {
  /** The call as the back end takes it, of files too; what is left out stays as it is. */
  call?(call: WireCall): Partial<Pick<WireCall, 'method' | 'path' | 'headers' | 'body'>>;
  /** The JSON of an answer, of an error too, as the contract has it. Files pass as they are. */
  answer?(json: unknown, call: WireCall, status: number): unknown;
}

/** Applies a wire. What it throws is logged, and makes the call fail: before it is sent, or as an answer that cannot be read. */
export class Translator {
  readonly #wire: Wire;
  readonly #log: Logger | undefined;

  constructor(wire: Wire, log: Logger | undefined) {
    this.#wire = wire;
    this.#log = log;
  }

  /** A call as the back end takes it. */
  call<Call extends NamedCall>(request: Call): Call {
    return this.#attempt(request, () => ({ ...request, ...this.#wire.call?.(request) }));
  }

  /** An answer with the JSON of the contract; one that is not JSON stays as it is. */
  answer(answer: UpstreamAnswer, request: NamedCall): UpstreamAnswer {
    const { status, body } = answer;
    if (!this.#wire.answer || isTooDeep(body)) return answer;
    let json: unknown;
    try {
      json = JSON.parse(body.toString());
    } catch {
      return answer;
    }
    const translated = this.#attempt(request, () => this.#wire.answer?.(json, request, status));
    return { ...answer, body: Buffer.from(JSON.stringify(translated) ?? '') };
  }

  #attempt<Result>({ operationId, requestId }: NamedCall, translate: () => Result): Result {
    try {
      return translate();
    } catch (err) {
      this.#log?.error({ operationId, requestId, err }, 'the wire failed');
      throw new UnreadableBody('wire', { cause: err });
    }
  }
}
