import { toDate, toDateTime } from './dates.ts';
import { toBoolean, toCurrency, toEnumValue, toInteger, toNumber, toText, type Convert } from './scalars.ts';
import type { Shape, Shapes } from './Shape.ts';

/** Called with each property that could not be read, for example `Order.grandTotal`; a row is `Order.items[]`. */
export type ReportUnreadable = (property: string) => void;

/** An object whose fields are found one by one; see JsonBody. */
export interface FieldSource {
  field(name: string): unknown;
}

/** Reads an operation's answer. Null for an answer that is absent or cannot be read as the contract's shape. */
export type ReadAnswer = (operationId: string, body: unknown, report: ReportUnreadable) => unknown;

/** A conversion that may hold nested values; `undefined` means unreadable. */
type ReadValue = (raw: unknown, report: ReportUnreadable) => unknown;

/**
 * Compiles the contract's shapes into readers: the one place that knows how loosely a back end may keep to the
 * contract. An object becomes an entity with a getter for each property of the contract; nothing is converted until it
 * is asked for. What cannot be read is null and reported; it never takes its neighbours with it.
 */
export function createReader({ schemas, answers }: Shapes): ReadAnswer {
  const named = new Map<string, ReadValue>();
  const compile = (shape: Shape, name: string): ReadValue => compileShape(shape, name, resolve);
  /** Compiled on first use: schemas refer to each other. */
  const resolve: Resolve = {
    compile,
    named: (name) => {
      const known = named.get(name);
      if (known) return known;
      const shape = schemas[name];
      if (!shape) throw new Error(`The contract has no schema ${name}.`);
      let compiled: ReadValue | undefined;
      const read: ReadValue = (raw, report) => (compiled ??= compile(shape, name))(raw, report);
      named.set(name, read);
      return read;
    },
  };
  const readers = new Map<string, ReadValue>();
  return (operationId, body, report) => {
    let read = readers.get(operationId);
    if (!read) {
      const shape = answers[operationId];
      if (!shape) throw new Error(`The contract has no answer for ${operationId}.`);
      readers.set(operationId, (read = compile(shape, operationId)));
    }
    const value = read(body, report);
    if (value === undefined) report(operationId);
    return value ?? null;
  };
}

interface Resolve {
  compile: (shape: Shape, name: string) => ReadValue;
  named: (name: string) => ReadValue;
}

function compileShape(shape: Shape, name: string, resolve: Resolve): ReadValue {
  switch (shape.type) {
    case 'ref':
      return resolve.named(shape.name);
    case 'list':
      return listReader(resolve.compile(shape.of, name), name);
    case 'map':
      return mapReader(resolve.compile(shape.of, name), name);
    case 'object':
      return objectReader(shape, name, resolve);
    case 'oneOf':
      return oneOfReader(shape.of.map((one) => resolve.compile(one, name)));
    case 'money':
      return readMoney;
    case 'const':
      return constReader(shape.value);
    case 'string':
      return scalarReader(shape.enum ? toEnumValue(shape.enum) : toText);
    default:
      return scalarReader(scalars[shape.type]);
  }
}

const scalars: Record<
  'integer' | 'number' | 'boolean' | 'date' | 'dateTime' | 'currency' | 'any',
  Convert<unknown>
> = {
  integer: toInteger,
  number: toNumber,
  boolean: toBoolean,
  date: toDate,
  dateTime: toDateTime,
  currency: toCurrency,
  any: (raw) => raw,
};

const isAbsent = (raw: unknown): raw is null | undefined => raw === null || raw === undefined;
const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Absent is null, and an empty text too where a text is not meant: forms of PHP write one for "none". */
const scalarReader =
  (convert: Convert<unknown>): ReadValue =>
  (raw) => {
    if (isAbsent(raw)) return null;
    const value = convert(raw);
    return value === undefined && raw === '' ? null : value;
  };

const constReader = (value: boolean | string | number): ReadValue => {
  const convert: Convert<unknown> =
    typeof value === 'boolean' ? toBoolean : typeof value === 'number' ? toNumber : toText;
  return (raw) => (convert(raw) === value ? value : undefined);
};

/** The first alternative that reads the value. */
const oneOfReader =
  (readers: readonly ReadValue[]): ReadValue =>
  (raw, report) => {
    if (isAbsent(raw)) return null;
    for (const read of readers) {
      const value = read(raw, report);
      if (value !== undefined) return value;
    }
    return undefined;
  };

/** A list, also where it is written as a map of its rows; absent, null and `{}` are an empty one. */
function listReader(readItem: ReadValue, name: string): ReadValue {
  const property = `${name}[]`;
  return (raw, report) => {
    if (isAbsent(raw)) return [];
    const items = Array.isArray(raw) ? raw : isRecord(raw) ? Object.values(raw) : undefined;
    return items?.map((item: unknown) => {
      const value = readItem(item, report);
      if (value === undefined) report(property);
      return value ?? null;
    });
  };
}

/** A map from text to values; PHP writes an empty one as `[]`. */
function mapReader(readItem: ReadValue, name: string): ReadValue {
  return (raw, report) => {
    if (isAbsent(raw)) return null;
    if (Array.isArray(raw)) return raw.length === 0 ? {} : undefined;
    if (!isRecord(raw)) return undefined;
    return Object.fromEntries(
      Object.entries(raw).map(([key, item]) => {
        const value = readItem(item, report);
        if (value === undefined) report(`${name}.${key}`);
        return [key, value ?? null];
      }),
    );
  };
}

/** `{value}`, `{amount}`, `{cost}` or a bare number, with or without its currency (GAP-157). */
const readMoney: ReadValue = (raw) => {
  if (isAbsent(raw)) return null;
  const isObject = isRecord(raw);
  const value = toNumber(isObject ? (raw['value'] ?? raw['amount'] ?? raw['cost']) : raw);
  if (value === undefined) return undefined;
  return {
    value,
    currencyCode: (isObject ? toCurrency(raw['currencyCode'] ?? raw['currency']) : undefined) ?? null,
  };
};

const source = Symbol('source');
const reporter = Symbol('reporter');
const cache = Symbol('cache');

type Source = FieldSource | Readonly<Record<string, unknown>>;

/** What every entity holds: the JSON it reads from, whom to report to, and nested values already read. */
class Entity {
  readonly [source]: Source;
  readonly [reporter]: ReportUnreadable;
  readonly [cache]: Record<string, unknown> = {};

  constructor(from: Source, report: ReportUnreadable) {
    this[source] = from;
    this[reporter] = report;
  }
}

const isFieldSource = (from: Source): from is FieldSource => typeof from['field'] === 'function';
const fieldOf = (from: Source, key: string): unknown => (isFieldSource(from) ? from.field(key) : from[key]);

/**
 * Entities of one schema. One whose required properties cannot be read is unreadable. A bare id stands for an object
 * of which only the id is required: some calls write `warehouse: 5`, others `warehouse: {id: 5, …}`.
 */
function objectReader(
  { required, properties }: Extract<Shape, { type: 'object' }>,
  name: string,
  resolve: Resolve,
): ReadValue {
  class SchemaEntity extends Entity {}
  for (const [key, shape] of Object.entries(properties)) {
    const read = resolve.compile(shape, `${name}.${key}`);
    Object.defineProperty(SchemaEntity.prototype, key, {
      enumerable: true,
      get: isNested(shape) ? nestedGetter(key, `${name}.${key}`, read) : getter(key, `${name}.${key}`, read),
    });
  }
  const standsForId = required.length === 1 && required[0] === 'id';
  return (raw, report) => {
    if (isAbsent(raw)) return null;
    const from = readSource(raw, standsForId);
    if (from === undefined) return undefined;
    const entity = new SchemaEntity(from, report);
    for (const key of required) if (Reflect.get(entity, key) === null) return undefined;
    return entity;
  };
}

function readSource(raw: unknown, standsForId: boolean): Source | undefined {
  if (isRecord(raw)) return raw;
  if (standsForId && toInteger(raw) !== undefined) return { id: raw };
  return undefined;
}

const isNested = (shape: Shape): boolean =>
  ['list', 'map', 'object', 'oneOf', 'ref', 'money'].includes(shape.type);

/** Scalars are converted each time: they are read once, and converting costs less than keeping. */
function getter(key: string, property: string, read: ReadValue) {
  return function get(this: Entity): unknown {
    const value = read(fieldOf(this[source], key), this[reporter]);
    if (value === undefined) this[reporter](property);
    return value ?? null;
  };
}

function nestedGetter(key: string, property: string, read: ReadValue) {
  const convert = getter(key, property, read);
  return function get(this: Entity): unknown {
    const known = this[cache][key];
    return known === undefined ? (this[cache][key] = convert.call(this)) : known;
  };
}

/**
 * An entity with further or replaced properties. Spreading an entity would convert all of it, and lose its getters.
 */
export const extendEntity = <T extends object, More extends object>(entity: T, more: More): T & More =>
  Object.assign(Object.create(entity), more);
