import { createToDateTime, toDate } from './dates.ts';
import { toPage, toRows } from './listForms.ts';
import {
  toAmount,
  toBoolean,
  toCurrency,
  toEnumValue,
  toInteger,
  toNumber,
  toText,
  type Convert,
} from './scalars.ts';
import type { Shape, Shapes } from './Shape.ts';
import { isRecord } from '../isRecord.ts';

/**
 * Called with each property that could not be read, for example `Order.grandTotal`; a row is `Order.items[]`. Its names
 * are the contract's, never the answer's.
 */
export type ReportUnreadable = (property: string) => void;

/** An object whose fields are found one by one, so that only those that are read are parsed. */
export abstract class FieldSource {
  /** The value of a field; undefined when it is absent. */
  abstract field(name: string): unknown;
  /** Discards the parsed values of fields; they are parsed again when they are read again. */
  abstract forget(): void;
}

/** Reads an operation's answer. Null for an answer that is absent or cannot be read as the contract's shape. */
export type ReadAnswer = (operationId: string, body: unknown, report: ReportUnreadable) => unknown;

/** A conversion that may hold nested values; null is absent, and `undefined` means unreadable. */
type ReadValue = (raw: unknown, report: ReportUnreadable) => unknown;

/**
 * Compiles the contract's shapes into readers: the one place that knows how loosely a back end may keep to the
 * contract. Parsed JSON becomes what the contract says in place, and only where it is anything else: an answer that
 * keeps to the contract is looked through once (docs/decisions/json-body.md). What cannot be read is null and reported;
 * it never takes its neighbours with it. The fields of a FieldSource are read when they are asked for.
 *
 * @param timeZone IANA name of the zone of times that the back end writes without one
 */
export function createReader({ schemas, answers }: Shapes, timeZone = 'UTC'): ReadAnswer {
  const named = new Map<string, ReadValue>();
  const compile = (shape: Shape, name: string): ReadValue => compileShape(shape, name, resolve);
  /** Objects are compiled on first use: they refer to each other. */
  const resolve: Resolve = {
    compile,
    shape: (shape) => (shape.type === 'ref' ? schemas[shape.name] : shape),
    scalars: { ...plainScalars, dateTime: createToDateTime(timeZone) },
    named: (name) => {
      const known = named.get(name);
      if (known) return known;
      const shape = schemas[name];
      if (!shape) throw new Error(`The contract has no schema ${name}.`);
      if (shape.type !== 'object') return compile(shape, name);
      let compiled: ReadValue | undefined;
      const read: ReadValue = (raw, report) => (compiled ??= compile(shape, name))(raw, report);
      named.set(name, read);
      return read;
    },
  };
  const operations = new Map<string, ReadValue>();
  const compileAnswer = (operationId: string): ReadValue => {
    const answer = answers[operationId];
    const shape = answer?.type === 'ref' ? schemas[answer.name] : answer;
    if (!shape) throw new Error(`The contract has no answer for ${operationId}.`);
    const name = answer?.type === 'ref' ? answer.name : operationId;
    const read = compile(shape, name);
    if (shape.type === 'list') return whole(read, toRows);
    const page = pageOf(shape, resolve);
    if (page) {
      const keys = Object.keys(page.properties);
      // A call that may answer a list says so by its shape.
      const isOnly = page === shape;
      return whole(read, (raw) => (Array.isArray(raw) && !isOnly ? raw : toPage(raw, keys)));
    }
    if (shape.type !== 'object') return read;
    const readFields = fieldsReader(shape, name, resolve);
    return (raw, report) => (raw instanceof FieldSource ? readFields(raw, report) : read(raw, report));
  };
  return (operationId, body, report) => {
    let read = operations.get(operationId);
    if (!read) operations.set(operationId, (read = compileAnswer(operationId)));
    const value = read(body, report);
    if (value === undefined) report(operationId);
    return value ?? null;
  };
}

/** Reads an answer as a whole from the form that the contract gives it. */
const whole =
  (read: ReadValue, toForm: (raw: unknown) => unknown): ReadValue =>
  (raw, report) => {
    const formed = toForm(raw);
    return formed === undefined && raw !== undefined ? undefined : read(formed, report);
  };

/** The page of a list that a shape is, or may be; null for any other. */
function pageOf(shape: Shape, resolve: Resolve): ObjectShape | null {
  const shapes = shape.type === 'oneOf' ? shape.of.map((one) => resolve.shape(one)) : [shape];
  return shapes.find((one): one is ObjectShape => one !== undefined && isPage(one)) ?? null;
}

const isPage = (shape: Shape): shape is ObjectShape =>
  shape.type === 'object' &&
  shape.required.length === 0 &&
  shape.properties['items']?.type === 'list' &&
  shape.properties['meta'] !== undefined;

interface Resolve {
  compile: (shape: Shape, name: string) => ReadValue;
  named: (name: string) => ReadValue;
  /** Resolves a reference to a shape. */
  shape: (shape: Shape) => Shape | undefined;
  scalars: Scalars;
}

function compileShape(shape: Shape, name: string, resolve: Resolve): ReadValue {
  switch (shape.type) {
    case 'ref':
      return resolve.named(shape.name);
    case 'list':
      return listReader(resolve.compile(shape.of, name), name, resolve.shape(shape.of));
    case 'map':
      return mapReader(resolve.compile(shape.of, name), name, isNothingWhenEmpty(resolve.shape(shape.of)));
    case 'object':
      return objectReader(shape, name, resolve);
    case 'oneOf':
      return oneOfReader(shape.of.map((one) => resolve.compile(one, name)));
    case 'money':
      return shape.isOfDocument ? readDocumentMoney : readMoney;
    case 'const':
      return constReader(shape.value);
    case 'string':
      return scalarReader(shape.enum ? toEnumValue(shape.enum) : toText);
    default:
      return scalarReader(resolve.scalars[shape.type]);
  }
}

type Scalars = Record<
  'integer' | 'number' | 'boolean' | 'date' | 'dateTime' | 'currency' | 'any',
  Convert<unknown>
>;

const plainScalars: Omit<Scalars, 'dateTime'> = {
  integer: toInteger,
  number: toNumber,
  boolean: toBoolean,
  date: toDate,
  currency: toCurrency,
  any: (raw) => raw,
};

type JsonObject = Record<string, unknown>;

const isAbsent = (raw: unknown): raw is null | undefined => raw === null || raw === undefined;
/** Without an array of keys: every object of some shapes is asked. */
function isEmpty(raw: unknown): boolean {
  if (!isRecord(raw)) return false;
  for (const key in raw) if (Object.hasOwn(raw, key)) return false;
  return true;
}

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
  return (raw) => (isAbsent(raw) ? null : convert(raw) === value ? value : undefined);
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

/**
 * A list, also where it is written as a map of its rows; absent, null and `{}` are an empty one. Anything else reads as
 * one row that cannot be read: an empty list would say that there is nothing. A row that is null or
 * says nothing is missing all the same, and so is another one with the id of an earlier: they would be taken for one.
 */
function listReader(readItem: ReadValue, name: string, shape: Shape | undefined): ReadValue {
  const property = `${name}[]`;
  const mayBeEmpty = isNothingWhenEmpty(shape);
  const hasId = shape?.type === 'object' && shape.required.includes('id');
  return (raw, report) => {
    if (isAbsent(raw)) return [];
    const items: unknown[] | null = Array.isArray(raw) ? raw : isRecord(raw) ? Object.values(raw) : null;
    if (items === null) {
      report(property);
      return [null];
    }
    for (let index = 0; index < items.length; index++) {
      const item = items[index];
      const value = mayBeEmpty && isEmpty(item) ? null : readItem(item, report);
      if (value === undefined || value === null) report(property);
      if (value !== item) items[index] = value ?? null;
    }
    if (hasId && items.length > 1) dropOthersOfId(items, () => report(property));
    return items;
  };
}

/** Leaves the first row of each id, and rows equal to it. */
function dropOthersOfId(items: unknown[], onDrop: () => void): void {
  const byId = new Map<unknown, unknown>();
  // `entries()` would make an array for each row.
  for (let index = 0; index < items.length; index++) {
    const row = items[index];
    if (!isRecord(row)) continue;
    const first = byId.get(row['id']);
    if (first === undefined) byId.set(row['id'], row);
    else if (JSON.stringify(first) !== JSON.stringify(row)) {
      items[index] = null;
      onDrop();
    }
  }
}

/** A map from text to values, as listReader; absent, null and PHP's `[]` are an empty one. */
function mapReader(readItem: ReadValue, name: string, mayBeEmpty: boolean): ReadValue {
  // Its keys come with the answer: none of them is part of the name.
  const property = `${name}[]`;
  return (raw, report) => {
    if (isAbsent(raw)) return {};
    if (Array.isArray(raw)) return raw.length === 0 ? {} : undefined;
    if (!isRecord(raw)) return undefined;
    for (const key of Object.keys(raw)) {
      const item = raw[key];
      const value = mayBeEmpty && isEmpty(item) ? null : readItem(item, report);
      if (value === undefined || value === null) report(property);
      if (value !== item) raw[key] = value ?? null;
    }
    return raw;
  };
}

/**
 * `{value}`, `{amount}`, `{cost}` or a bare number, with or without its currency (GAP-157). An amount whose currency
 * cannot be read is unreadable: in another currency it would be wrong.
 */
const readMoney: ReadValue = (raw) => {
  if (isAbsent(raw)) return null;
  if (!isRecord(raw)) {
    const value = toAmount(raw);
    return value === undefined ? undefined : { value, currencyCode: null };
  }
  const { value, currencyCode } = raw;
  const amount = toAmount(value ?? raw['amount'] ?? raw['cost']);
  if (amount === undefined) return undefined;
  const named = currencyCode ?? raw['currency'];
  const currency = isAbsent(named) || named === '' ? null : toCurrency(named);
  if (currency === undefined) return undefined;
  return amount === value && currency === currencyCode ? raw : { value: amount, currencyCode: currency };
};

/** As readMoney; a document's amount without a currency is marked. */
const readDocumentMoney: ReadValue = (raw, report) => {
  const money = readMoney(raw, report);
  return isRecord(money) && money['currencyCode'] === null ? { ...money, isOfDocument: true } : money;
};

type ObjectShape = Extract<Shape, { type: 'object' }>;

/** A property of an object. */
interface Property {
  key: string;
  /** Its name in reports. */
  name: string;
  read: ReadValue;
  /** The `typeof` of a value that needs no reading, where that is enough to tell. */
  plain: string | null;
  isInteger: boolean;
  /** Whether null is read as null, and not as an empty list. */
  keepsNull: boolean;
  /**
   * Whether `{}` means "none", as PHP writes it: for an object without required properties that does not consist of
   * lists alone.
   */
  mayBeEmpty: boolean;
}

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  number: 'number',
};

const propertiesOf = ({ properties }: ObjectShape, name: string, resolve: Resolve): Property[] =>
  Object.entries(properties).map(([key, shape]) => ({
    key,
    name: `${name}.${key}`,
    read: resolve.compile(shape, `${name}.${key}`),
    plain: 'enum' in shape ? null : (plainTypes[shape.type] ?? null),
    isInteger: shape.type === 'integer',
    keepsNull: shape.type !== 'list' && shape.type !== 'map',
    mayBeEmpty: isNothingWhenEmpty(resolve.shape(shape)),
  }));

/** Of an object of lists alone, `{}` says that they are empty: some back ends leave those out. */
const isNothingWhenEmpty = (shape: Shape | undefined): boolean =>
  shape?.type === 'object' &&
  shape.required.length === 0 &&
  Object.values(shape.properties).some(({ type }) => type !== 'list' && type !== 'map');

/** The value of a property: null where it is absent or, which is reported, unreadable. */
function readProperty({ read, name, mayBeEmpty }: Property, raw: unknown, report: ReportUnreadable): unknown {
  if (mayBeEmpty && isEmpty(raw)) return null;
  const value = read(raw, report);
  if (value === undefined) report(name);
  return value ?? null;
}

/** Whether a value needs no reading: it is as the contract says. */
const isRead = (value: unknown, { plain, isInteger, keepsNull }: Property): boolean =>
  typeof value === plain || (value === null && keepsNull) || (isInteger && Number.isSafeInteger(value));

const ignore = (): void => undefined;

/**
 * Objects of one schema, with all of its properties and no others. A bare id stands for an object of which only the id
 * is required, and of which no more is known: some calls write `warehouse: 5`, others `warehouse: {id: 5, …}`.
 */
function objectReader(shape: ObjectShape, name: string, resolve: Resolve): ReadValue {
  const properties = propertiesOf(shape, name, resolve);
  const isRequired = ({ key }: Property): boolean => shape.required.includes(key);
  const required = properties.filter(isRequired);
  const optional = properties.filter((property) => !isRequired(property));
  const standsForId = shape.required.length === 1 && shape.required[0] === 'id';
  return (raw, report) => {
    if (isAbsent(raw)) return null;
    if (!isRecord(raw)) {
      const id = standsForId ? toInteger(raw) : undefined;
      return id === undefined ? undefined : { id };
    }
    for (const property of required) {
      const value = raw[property.key];
      if (value !== null && isRead(value, property)) continue;
      const needed = property.read(value, report);
      if (isAbsent(needed)) return undefined;
      if (needed !== value) raw[property.key] = needed;
    }
    for (const property of optional) {
      const value = raw[property.key];
      if (isRead(value, property)) continue;
      const read = readProperty(property, value, report);
      if (read !== value) raw[property.key] = read;
    }
    // Each property is there by now, so any further one is not of the contract.
    return countKeys(raw) === properties.length
      ? raw
      : Object.fromEntries(properties.map(({ key }) => [key, raw[key]]));
  };
}

/** As many as Object.keys, which would make a list of them: parsed JSON inherits no properties. */
function countKeys(object: JsonObject): number {
  let count = 0;
  for (const _ in object) count++;
  return count;
}

const fields = Symbol('fields');
const values = Symbol('values');
const reporter = Symbol('reporter');

/** An object of which each field is read when it is asked for. Symbols cannot clash with names of fields. */
class LazyEntity {
  readonly [fields]: FieldSource;
  readonly [reporter]: ReportUnreadable;
  /** What was read since the entity was last left alone, in the order of its properties. */
  [values]: unknown[] | null = null;

  constructor(from: FieldSource, report: ReportUnreadable) {
    this[fields] = from;
    this[reporter] = report;
  }
}

/** Entities with fields that were read in this turn. */
let inUse: LazyEntity[] = [];

/** The values read from an entity, by the index of their property; undefined for those that were not read. */
function valuesOf(entity: LazyEntity, unread: readonly undefined[]): unknown[] {
  const known = entity[values];
  if (known) return known;
  if (inUse.push(entity) === 1) process.nextTick(forgetAll);
  return (entity[values] = unread.slice());
}

/**
 * Runs when all who waited for the entities have read them. A request keeps its entities until it ends; with what was parsed for them,
 * they would be half of what the garbage collector has to copy.
 */
function forgetAll(): void {
  for (const entity of inUse) {
    entity[values] = null;
    entity[fields].forget();
  }
  inUse = [];
}

/** As objectReader, for an object whose fields are found one by one. */
function fieldsReader(
  shape: ObjectShape,
  name: string,
  resolve: Resolve,
): (source: FieldSource, report: ReportUnreadable) => LazyEntity | undefined {
  class Fields extends LazyEntity {}
  const properties = propertiesOf(shape, name, resolve);
  const unread = properties.map(() => undefined);
  for (const [index, property] of properties.entries())
    Object.defineProperty(Fields.prototype, property.key, {
      enumerable: true,
      get(this: Fields) {
        const known = valuesOf(this, unread);
        const value = known[index];
        if (value !== undefined) return value;
        return (known[index] = readProperty(property, this[fields].field(property.key), this[reporter]));
      },
    });
  const required = properties.filter(({ key }) => shape.required.includes(key));
  return (source, report) => {
    for (const { key, read } of required) if (isAbsent(read(source.field(key), ignore))) return undefined;
    return new Fields(source, report);
  };
}

/**
 * An entity with further or replaced properties. Spreading it would lose the fields that are read lazily.
 *
 * @example
 * extendEntity(group, { systemId });
 */
export const extendEntity = <T extends object, More extends object>(entity: T, more: More): T & More =>
  entity instanceof LazyEntity
    ? Object.create(entity, Object.getOwnPropertyDescriptors(more))
    : { ...entity, ...more };
