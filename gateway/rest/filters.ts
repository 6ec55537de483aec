import type { Sent } from './entities.ts';

/** Operators of /api/v3 by the schema's names; the back end writes greater or equal as `=>` (GAP-36). */
const operators = { eq: '=', ne: '!=', like: 'like', gt: '>', gte: '=>', lt: '<', lte: '<=' } as const;

type Operator = (typeof operators)[keyof typeof operators];

/** Conditions on one value, combined with AND; null and undefined are ignored. */
type Conditions<V> = Readonly<Partial<Record<keyof typeof operators, V | null | undefined>>>;

/** A range of days written YYYY-MM-DD, both included; open where an end is missing. */
interface DateRange {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/**
 * Conditions as `filter[key]` takes them (GAP-35, GAP-36): equality alone is the bare value, anything else one entry
 * per operator. Undefined when there is no condition.
 */
function conditions(
  filter: Conditions<string | number> | null | undefined,
): string | Partial<Record<Operator, string>> | undefined {
  const given = Object.entries(filter ?? {}).flatMap(([name, value]) =>
    isOperator(name) && value != null ? toWire(name, value) : [],
  );
  const [only] = given;
  return given.length === 1 && only?.[0] === '='
    ? only[1]
    : given.length
      ? Object.fromEntries(given)
      : undefined;
}

/** No amount is larger: a limit beyond it means the same. */
const largestAmount = 999_999_999_999;

/** The difference between an amount and the next one. */
const step = 0.0001;

/**
 * A condition as the back end takes it: a number as decimals, without an exponent and with four places at most, so that
 * 0.1 + 0.7 is 0.8. A limit between two amounts is moved to the one that means the same; no amount is equal to it.
 */
function toWire(name: keyof typeof operators, value: string | number): [Operator, string][] {
  if (typeof value === 'string') return [[operators[name], value]];
  const within = Math.min(largestAmount, Math.max(-largestAmount, value));
  const nearest = Number(within.toFixed(4));
  const isAmount = Math.abs(nearest - within) <= 4 * Number.EPSILON * Math.abs(within);
  const below = isAmount || nearest < within ? nearest : nearest - step;
  const above = isAmount ? below : below + step;
  if (!isAmount && name === 'ne') return [];
  // Nothing is above and below it.
  if (!isAmount && name === 'eq') return [write('>', below), write('<', below)];
  return [write(operators[name], name === 'lt' || name === 'gte' ? above : below)];
}

const write = (operator: Operator, amount: number): [Operator, string] => [
  operator,
  String(Number(amount.toFixed(4))),
];

const isOperator = (name: string): name is keyof typeof operators => Object.hasOwn(operators, name);

/** Conditions on a text (LIST-15). */
export const stringFilter = (
  filter: Conditions<string> | null | undefined,
): Sent<'StringFilter'> | undefined => conditions(filter);

/**
 * Conditions on a document's number, which people write as they see it: a `#` before it, blanks between its digits, any dash,
 * and invisible characters of a pasted one make no difference.
 */
export const documentNumberFilter = (
  filter: Conditions<string> | null | undefined,
): Sent<'StringFilter'> | undefined =>
  conditions(
    Object.fromEntries(
      Object.entries(filter ?? {}).map(([name, text]) => [name, text && toDocumentNumber(text)]),
    ),
  );

const toDocumentNumber = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/(?<=\d)\s+(?=\d)/gu, '')
    .replace(/^\s*#\s*(?=\S)/u, '')
    .trim() || text;

/** Conditions on a whole number or an amount (LIST-14, GAP-39). */
export const numberFilter = (
  filter: Conditions<number> | null | undefined,
): Sent<'IntegerFilter'> | undefined => conditions(filter);

/** Any of several values (LIST-12); an empty list sets no condition (LIST-10). */
export const selectFilter = (
  values: readonly string[] | null | undefined,
): Sent<'SelectFilter'> | undefined => (values?.length ? [...values] : undefined);

/** Yes or no (LIST-13). */
export const booleanFilter = (wanted: boolean | null | undefined): '1' | '0' | undefined =>
  wanted == null ? undefined : wanted ? '1' : '0';

/** A range of days, open where an end is missing (LIST-11). */
export function dateRangeFilter(range: DateRange | null | undefined): Sent<'DateRangeFilter'> | undefined {
  const { from, until } = range ?? {};
  if (!from && !until) return undefined;
  return { ...(from ? { from: toWireDate(from) } : {}), ...(until ? { until: toWireDate(until) } : {}) };
}

/** DD.MM.YYYY of a YYYY-MM-DD: how queries of /api/v3 write days (FMT-10, GAP-35). */
export const toWireDate = (date: string): string => date.split('-').reverse().join('.');
