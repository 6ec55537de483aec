import { FieldSource } from '../../contract/reader/createReader.ts';

/**
 * The fields of a JSON object, found without parsing the whole: of an object of twenty fields most callers want six, and
 * they come before its lists. The bytes after the last of these are not even scanned; who wants a list, or a field after
 * it, gets everything parsed at once (docs/decisions/json-body.md). This class only locates fields; `JSON.parse` reads them. Throws where the bytes, as far as they were scanned, are not JSON.
 */
export class JsonBody extends FieldSource {
  readonly #bytes: Buffer;
  readonly #toError: (cause: unknown) => Error;
  #whole: { value: unknown } | undefined;
  readonly #found: Field[] = [];
  /** The index before the first field that was not scanned yet; that of the closing brace when there is none. */
  #at: number;

  /** @param toError the error to throw for bytes that are not JSON, now or when a field is read */
  constructor(bytes: Buffer, toError: (cause: unknown) => Error) {
    super();
    this.#bytes = bytes;
    this.#toError = toError;
    this.#at = skipSpace(bytes, 0);
    // A truncated object is detected at once; a value that is not an object has no fields to look for.
    if (!this.isObject || lastByte(bytes) !== closeBrace) this.whole();
    const first = skipSpace(bytes, this.#at + 1);
    if (bytes[first] === closeBrace) this.#at = first;
  }

  /** Whether the value is an object rather than a list, text, number … */
  get isObject(): boolean {
    return this.#bytes[skipSpace(this.#bytes, 0)] === openBrace;
  }

  /** The whole value, of whatever type. */
  whole(): unknown {
    try {
      this.#whole ??= { value: read(this.#bytes) };
    } catch (cause) {
      throw this.#toError(cause);
    }
    return this.#whole.value;
  }

  field(name: string): unknown {
    if (!this.#whole) {
      try {
        const field = this.#find(name);
        if (field) return read(this.#bytes, field.start, field.end);
      } catch (cause) {
        throw this.#toError(cause);
      }
    }
    // A list is in the way, or the field is absent or the bytes are not JSON: only parsing everything tells.
    const whole = Object(this.whole());
    return Object.hasOwn(whole, name) ? whole[name] : undefined;
  }

  #find(name: string): Field | undefined {
    for (const field of this.#found) if (field.name === name) return field;
    let field = this.#next();
    while (field && field.name !== name) field = this.#next();
    return field;
  }

  #next(): Field | undefined {
    const bytes = this.#bytes;
    if (bytes[this.#at] === closeBrace) return undefined;
    const nameStart = expect(quote, bytes, skipSpace(bytes, this.#at + 1));
    const nameEnd = endOfString(bytes, nameStart);
    const start = skipSpace(bytes, expect(colon, bytes, skipSpace(bytes, nameEnd)) + 1);
    // Lists are most of an answer: finding where one ends costs as much as parsing everything.
    if (bytes[start] === openBracket) return undefined;
    const end = endOfValue(bytes, start);
    const after = skipSpace(bytes, end);
    if (bytes[after] !== comma) expect(closeBrace, bytes, after);
    this.#at = after;
    // Names in the contract contain nothing that JSON escapes.
    const field = { name: bytes.toString('latin1', nameStart + 1, nameEnd - 1), start, end };
    this.#found.push(field);
    return field;
  }
}

interface Field {
  name: string;
  /** The bytes of its value. */
  start: number;
  end: number;
}

const read = (bytes: Buffer, start = 0, end = bytes.length): unknown =>
  JSON.parse(bytes.toString('utf8', start, end));

/** The index after a value. Brackets are counted, not matched by kind: `JSON.parse` does that. */
function endOfValue(bytes: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) at = endOfString(bytes, at) - 1;
    else if (byte === openBrace || byte === openBracket) depth++;
    else if (byte === closeBrace || byte === closeBracket) depth--;
    else if (byte !== comma || depth > 0) continue;
    // A number or a literal ends where the surrounding object continues or ends.
    if (depth < 0 || (depth === 0 && byte === comma)) return at;
    if (depth === 0) return at + 1;
  }
  throw new SyntaxError('A value has no end.');
}

/** The index after a string's closing quote. */
function endOfString(bytes: Buffer, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    if (bytes[at] === quote) return at + 1;
    if (bytes[at] === backslash) at++;
  }
  throw new SyntaxError('A string has no end.');
}

function skipSpace(bytes: Buffer, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at++;
  return at;
}

function lastByte(bytes: Buffer): number | undefined {
  let at = bytes.length - 1;
  while (isSpace(bytes[at])) at--;
  return bytes[at];
}

function expect(byte: number, bytes: Buffer, at: number): number {
  if (bytes[at] !== byte) throw new SyntaxError(`Expected ${String.fromCharCode(byte)} at ${at}.`);
  return at;
}

const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
