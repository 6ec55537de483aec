import { readFileSync } from 'node:fs';
import type { Shape, Shapes } from '../../../contract/reader/Shape.ts';
import { fits, resolve } from '../../../sandbox/dialects/rewrite.ts';

const { schemas, answers }: Shapes = JSON.parse(readFileSync('contract/shapes.generated.json', 'utf8'));

/** One change of an answer: a property, in all objects that have it or in one row, becomes something else. */
export interface Alteration {
  /** For example `items[].grandTotal`. */
  property: string;
  /** For example `null in one row`. */
  kind: string;
  /** The property's type in the contract. */
  type: Shape['type'];
  /** What is written instead; undefined where the property is left out. */
  written: unknown;
  /** Whether no reader could make a value of what is written. */
  isUnreadable: boolean;
  /** Whether the contract requires the property: an object without it is not an object. */
  isRequired: boolean;
  /** Whether the property is one for the whole answer, and not one of each row. */
  isOfWholeAnswer: boolean;
  /** Changes the parsed answer in place. */
  apply(body: unknown): void;
}

/** A step into a value: the name of a property, or each row of a list or map. */
type Step = { name: string } | 'each';

interface Property {
  path: readonly Step[];
  shape: Shape;
  isRequired: boolean;
}

/** All alterations of an operation's answer, in a fixed order. */
export function alterationsOf(operationId: string, body: unknown): Alteration[] {
  const shape = answers[operationId];
  if (!shape) throw new Error(`The contract has no answer for ${operationId}.`);
  return propertiesOf(shape, [body], []).flatMap((property) =>
    changesOf(property).map((change) => toAlteration(property, change)),
  );
}

/** The properties that an answer has, by the contract; `values` are the values at a path. */
function propertiesOf(shape: Shape, values: readonly unknown[], path: readonly Step[]): Property[] {
  const present = values.filter((value) => value !== null && value !== undefined);
  const [first] = present;
  const known = resolve(shape, schemas);
  if (first === undefined) return [];
  switch (known.type) {
    case 'oneOf': {
      const fitting = known.of.find((one) => fits(first, one, schemas));
      return fitting ? propertiesOf(fitting, present, path) : [];
    }
    case 'list':
    case 'map': {
      const rows: Property = { path: [...path, 'each'], shape: known.of, isRequired: false };
      const items = present.flatMap((value) => Object.values(Object(value)));
      return items.length === 0 ? [] : [rows, ...propertiesOf(known.of, items, rows.path)];
    }
    case 'money':
      return propertiesOf(moneyShape, present, path);
    case 'object':
      return Object.entries(known.properties).flatMap(([name, of]) => {
        const having = present.filter((value) => Object.hasOwn(Object(value), name));
        if (having.length === 0) return [];
        const property = {
          path: [...path, { name }],
          shape: of,
          isRequired: known.required.includes(name),
        };
        const parts = having.map((value): unknown => Reflect.get(Object(value), name));
        return [property, ...propertiesOf(of, parts, property.path)];
      });
    default:
      return [];
  }
}

const moneyShape: Shape = {
  type: 'object',
  name: 'Money',
  required: ['value'],
  properties: { value: { type: 'number' }, currencyCode: { type: 'currency' } },
};

interface Change {
  kind: string;
  written?: unknown;
  isUnreadable?: boolean;
  /** Where the change depends on the value; `first` is that of the first row. */
  rewrite?: (value: unknown, first: unknown) => unknown;
  inOneRow?: boolean;
}

function changesOf({ path, shape }: Property): Change[] {
  const { type } = resolve(shape, schemas);
  const isRow = path.at(-1) === 'each';
  const isContainer = type === 'list' || type === 'map';
  const isEnum = type === 'string' && 'enum' in resolve(shape, schemas);
  const changes: Change[] = [
    { kind: 'null', written: null },
    { kind: 'another type', written: ofAnotherType(type), isUnreadable: type !== 'any' },
    { kind: 'empty text', written: '', isUnreadable: isContainer || type === 'object' || type === 'money' },
    { kind: '{}', written: {}, isUnreadable: !isContainer && type !== 'object' && type !== 'any' },
    { kind: '[]', written: [], isUnreadable: !isContainer && type !== 'any' },
    ...(type === 'list' ? [{ kind: 'a map for a list', rewrite: toMap }] : []),
    ...(isEnum ? [{ kind: 'an unknown value', written: unknownValue, rewrite: toUnknown }] : []),
    ...(type === 'date' || type === 'dateTime'
      ? [{ kind: 'an unreadable date', written: '31/12/26', isUnreadable: true }]
      : []),
    ...(type === 'integer' || type === 'number' ? numberNotations : []),
    ...(type === 'integer' && isId(path) ? idNotations(path) : []),
  ];
  if (isRow)
    return changes.map((change) => ({ ...change, kind: `${change.kind} for one row`, inOneRow: true }));
  const isOfRows = path.includes('each');
  return [
    { kind: 'left out', written: undefined },
    ...changes,
    ...(isOfRows ? [{ kind: 'null in one row', written: null, inOneRow: true }] : []),
  ];
}

const ofNumber =
  (write: (value: number) => unknown) =>
  (value: unknown): unknown =>
    typeof value === 'number' ? write(value) : value;

/** How back ends write numbers, besides as JSON has them. */
const numberNotations: readonly Change[] = [
  { kind: 'a number as text', rewrite: ofNumber((value) => `${value}`) },
  {
    kind: 'a decimal comma',
    rewrite: ofNumber((value) => value.toLocaleString('de', { minimumFractionDigits: 2 })),
    isUnreadable: true,
  },
  // 6.576 is 6576, and reads as six and a half.
  {
    kind: 'a point for thousands',
    rewrite: ofNumber((value) =>
      Number.isInteger(value) ? value.toLocaleString('de', { useGrouping: true }) : value,
    ),
  },
  { kind: 'a unit', rewrite: ofNumber((value) => `${value} pcs`), isUnreadable: true },
  { kind: 'a currency sign', rewrite: ofNumber((value) => `€${value}`), isUnreadable: true },
  { kind: 'an exponent', rewrite: ofNumber((value) => value.toExponential()), isUnreadable: true },
];

const isId = (path: readonly Step[]): boolean => {
  const last = path.at(-1);
  return typeof last === 'object' && last.name === 'id';
};

const idNotations = (path: readonly Step[]): Change[] => [
  { kind: 'an id with zeros before it', rewrite: ofNumber((value) => `${value}`.padStart(9, '0')) },
  { kind: 'a UUID', written: '6f1b6f0e-3f0c-4d7a-9f0e-0d6f3b1c2a4d', isUnreadable: true },
  { kind: 'an id above 2^53', written: 2 ** 53 + 2, isUnreadable: true },
  // Of the rows of the list itself.
  ...(path.length <= 3 && path.at(-2) === 'each' && path.filter((step) => step === 'each').length === 1
    ? [{ kind: "the first row's id in all rows", rewrite: (_value: unknown, first: unknown) => first }]
    : []),
];

/** A text that no enum of the contract lists. */
export const unknownValue = 'unheard_of';

/** Null stays: a value where there was none would say more than before. */
const toUnknown = (value: unknown): unknown => (value === null ? null : unknownValue);

const toMap = (value: unknown): unknown =>
  Array.isArray(value) ? Object.fromEntries(value.map((item: unknown, index) => [index + 1, item])) : value;

/** A value that cannot be read as this type. */
function ofAnotherType(type: Shape['type']): unknown {
  switch (type) {
    case 'string':
      return { unexpected: 1 };
    case 'oneOf':
      return true;
    case 'date':
    case 'dateTime':
    case 'currency':
      return 12;
    default:
      return 'unexpected';
  }
}

function toAlteration(
  { path, shape, isRequired }: Property,
  { kind, written, isUnreadable = false, rewrite, inOneRow = false }: Change,
): Alteration {
  return {
    property: nameOf(path),
    kind,
    type: resolve(shape, schemas).type,
    written,
    isUnreadable,
    isRequired,
    isOfWholeAnswer: !path.includes('each'),
    apply(body) {
      const places = placesAt(body, path);
      const chosen = inOneRow ? places.slice(places.length >> 1, (places.length >> 1) + 1) : places;
      const [place] = places;
      const first: unknown = place && Reflect.get(place.holder, place.key);
      for (const { holder, key } of chosen) {
        if (written === undefined && !rewrite) Reflect.deleteProperty(holder, key);
        else
          Reflect.set(
            holder,
            key,
            rewrite ? rewrite(Reflect.get(holder, key), first) : structuredClone(written),
          );
      }
    },
  };
}

const nameOf = (path: readonly Step[]): string =>
  path.reduce<string>((name, step) => {
    if (step === 'each') return `${name}[]`;
    return name === '' ? step.name : `${name}.${step.name}`;
  }, '');

interface Place {
  holder: object;
  key: string;
}

/** The places of the values at a path. */
function placesAt(body: unknown, path: readonly Step[]): Place[] {
  const [step, ...rest] = path;
  if (step === undefined || typeof body !== 'object' || body === null) return [];
  const keys = step === 'each' ? Object.keys(body) : Object.hasOwn(body, step.name) ? [step.name] : [];
  return keys.flatMap((key) =>
    rest.length === 0 ? [{ holder: body, key }] : placesAt(Reflect.get(body, key), rest),
  );
}
