import { FieldSource } from '../../../contract/reader/createReader.ts';

/**
 * A JSON object in two parts: its head, the fields before its first list, and the rest. Most callers want only fields of the
 * head, and lists are most of an answer: the rest is parsed when one of its fields is asked for
 * (docs/decisions/json-body.md).
 */
export class JsonBody extends FieldSource {
  readonly #bytes: Buffer;
  readonly #head: JsonObject;
  /** The index of the comma between the parts. */
  readonly #cut: number;
  readonly #toError: (cause: unknown) => Error;
  #rest: JsonObject | undefined;

  private constructor(bytes: Buffer, head: JsonObject, cut: number, toError: (cause: unknown) => Error) {
    super();
    this.#bytes = bytes;
    this.#head = head;
    this.#cut = cut;
    this.#toError = toError;
  }

  /**
   * Parses the head of an answer. Null where it has none, because it is not an object, was cut off, or has no list after other
   * fields: such an answer is to be parsed whole.
   *
   * @param toError the error to throw when the rest turns out not to be JSON
   */
  static parse(bytes: Buffer, toError: (cause: unknown) => Error): JsonBody | null {
    const list = bytes.indexOf(openBracket);
    const cut = list < 0 ? -1 : bytes.lastIndexOf(comma, list);
    if (cut < 0 || lastByte(bytes) !== closeBrace) return null;
    try {
      // This is JSON only if the cut is between two fields of the object itself: anywhere else a text, an object or a list would be open.
      const head: unknown = JSON.parse(`${bytes.toString('utf8', 0, cut)}}`);
      return isObject(head) ? new JsonBody(bytes, head, cut, toError) : null;
    } catch {
      return null;
    }
  }

  field(name: string): unknown {
    if (Object.hasOwn(this.#head, name)) return this.#head[name];
    this.#rest ??= this.#parseRest();
    return Object.hasOwn(this.#rest, name) ? this.#rest[name] : undefined;
  }

  forget(): void {
    this.#rest = undefined;
  }

  #parseRest(): JsonObject {
    try {
      return JSON.parse(`{${this.#bytes.toString('utf8', this.#cut + 1)}`);
    } catch (cause) {
      throw this.#toError(cause);
    }
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** The last byte that is not whitespace. */
function lastByte(bytes: Buffer): number | undefined {
  let at = bytes.length - 1;
  while (at >= 0 && whitespace.has(bytes[at])) at--;
  return bytes[at];
}

const whitespace = new Set<number | undefined>([0x20, 0x0a, 0x0d, 0x09]);
const comma = 0x2c;
const openBracket = 0x5b;
const closeBrace = 0x7d;
