import { JsonBody } from './JsonBody.ts';

/** After this many fields the rest is probably wanted too, and parsing everything at once is the cheaper way. */
const fieldsReadAlone = 8;

/**
 * The object that JSON holds, each of its fields parsed when it is first read (docs/decisions/json-body.md). It behaves
 * like the parsed object: listing or spreading its fields parses all of it.
 *
 * @param fail throws the error for bytes that are not JSON; called now, or while a field is read
 * @returns the parsed value when it is not an object
 */
export function lazyObject(bytes: Buffer, fail: (cause: unknown) => never): unknown {
  const orFail = <T>(read: () => T): T => {
    try {
      return read();
    } catch (cause) {
      return fail(cause);
    }
  };
  const json = orFail(() => new JsonBody(bytes));
  if (!json.isObject) return orFail(() => json.whole());

  let isWhole = false;
  let reads = 0;
  const fill = (known: object): object => {
    if (!isWhole)
      Object.assign(
        known,
        orFail(() => json.whole()),
      );
    isWhole = true;
    return known;
  };
  const readField = (known: object, name: string): unknown => {
    if (reads >= fieldsReadAlone) return Reflect.get(fill(known), name);
    reads += 1;
    const value = orFail(() => json.field(name));
    Reflect.set(known, name, value);
    return value;
  };
  return new Proxy<object>(Object.create(null), {
    get(known, name) {
      if (isWhole || name in known) return Reflect.get(known, name);
      // A promise of the object looks for `then`; no answer of the contract has such a field.
      return typeof name === 'symbol' || name === 'then' ? undefined : readField(known, name);
    },
    has: (known, name) => Reflect.has(fill(known), name),
    ownKeys: (known) => Reflect.ownKeys(fill(known)),
    getOwnPropertyDescriptor: (known, name) => Reflect.getOwnPropertyDescriptor(fill(known), name),
  });
}
