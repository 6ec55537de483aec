import { JsonBody } from './JsonBody.ts';
import { operationTable } from '../../contract/operations.generated.ts';
import { RestError } from './RestError.ts';
import type { OperationId } from './restTypes.ts';

/** What /api/v3 answered to an operation, which is what the contract says of it; read as far as it is asked for. */
export class RestAnswer<Body> {
  readonly #json: JsonBody | null;
  readonly #operationId: OperationId;
  readonly #requestId: string;

  /** @param body null for an answer without one. Throws a RestError for one that is no JSON at first sight. */
  constructor(body: Buffer | null, operationId: OperationId, requestId: string) {
    this.#operationId = operationId;
    this.#requestId = requestId;
    this.#json = this.#read<JsonBody | null>(() => body && new JsonBody(body));
  }

  /** All of it. Throws a RestError for what is no JSON. */
  whole(): Body {
    return this.#read(() => this.#json?.whole());
  }

  /** Of one that is an object a field, no more is read than that. Throws a RestError for what is no JSON. */
  field<K extends keyof Body & string>(name: K): Body[K] {
    return this.#read(() => this.#json?.field(name));
  }

  #read<T>(read: () => unknown): T {
    try {
      return read() as T;
    } catch (cause) {
      throw noAnswer(this.#operationId, this.#requestId, cause);
    }
  }
}

/** The error of an answer that is none. */
export const noAnswer = (operationId: OperationId, requestId: string, cause?: unknown): RestError =>
  new RestError('protocol', {
    operationId,
    requestId,
    isOutcomeUnknown: isWrite(operationId),
    ...(cause === undefined ? {} : { cause }),
  });

/** Whether an operation changes something. */
export const isWrite = (operationId: OperationId): boolean => operationTable[operationId].method !== 'GET';
