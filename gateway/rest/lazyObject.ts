import { JsonBody } from './JsonBody.ts';

/** After this many reads the rest is probably wanted too, and parsing everything at once is cheaper. */
const readsAlone = 12;

/**
 * The object that JSON holds, each of its fields parsed when it is read (docs/decisions/json-body.md). It behaves like
 * the parsed object: listing or spreading its fields parses all of it.
 *
 * @param toError the error to throw for bytes that are not JSON, now or when a field is read
 * @returns the parsed value when it is not an object
 */
export function lazyObject(bytes: Buffer, toError: (cause: unknown) => Error): unknown {
  try {
    const json = new JsonBody(bytes);
    return json.isObject ? new Proxy<Fields>({}, new LazyFields(json, toError)) : json.whole();
  } catch (cause) {
    throw toError(cause);
  }
}

type Fields = Record<string | symbol, unknown>;

class LazyFields implements ProxyHandler<Fields> {
  readonly #json: JsonBody;
  readonly #toError: (cause: unknown) => Error;
  #reads = 0;
  #isWhole = false;

  constructor(json: JsonBody, toError: (cause: unknown) => Error) {
    this.#json = json;
    this.#toError = toError;
  }

  get(whole: Fields, name: string | symbol): unknown {
    if (this.#isWhole) return whole[name];
    // A promise of the object looks for `then`; no answer of the contract has such a field.
    if (typeof name === 'symbol' || name === 'then') return undefined;
    if (this.#reads === readsAlone) return this.#fill(whole)[name];
    this.#reads += 1;
    try {
      // Not kept: most fields are read once, and a kept value is work for the garbage collector.
      return this.#json.field(name);
    } catch (cause) {
      throw this.#toError(cause);
    }
  }

  has(whole: Fields, name: string | symbol): boolean {
    return Reflect.has(this.#fill(whole), name);
  }

  ownKeys(whole: Fields): (string | symbol)[] {
    return Reflect.ownKeys(this.#fill(whole));
  }

  getOwnPropertyDescriptor(whole: Fields, name: string | symbol): PropertyDescriptor | undefined {
    return Reflect.getOwnPropertyDescriptor(this.#fill(whole), name);
  }

  #fill(whole: Fields): Fields {
    if (this.#isWhole) return whole;
    try {
      Object.assign(whole, this.#json.whole());
    } catch (cause) {
      throw this.#toError(cause);
    }
    this.#isWhole = true;
    return whole;
  }
}
