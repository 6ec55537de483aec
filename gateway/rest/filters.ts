import type { Sent } from './entities.ts';

/** Operators of /api/v3 by the schema's names; the back end writes greater or equal as `=>` (GAP-36). */
const operators = { eq: '=', ne: '!=', like: 'like', gt: '>', gte: '=>', lt: '<', lte: '<=' } as const;

type Operator = (typeof operators)[keyof typeof operators];

/** Conditions on one value, all of which hold together; null and undefined are no condition. */
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
    isOperator(name) && value != null ? [[operators[name], String(value)] as const] : [],
  );
  const [only] = given;
  return given.length === 1 && only?.[0] === '='
    ? only[1]
    : given.length
      ? Object.fromEntries(given)
      : undefined;
}

const isOperator = (name: string): name is keyof typeof operators => Object.hasOwn(operators, name);

/** Conditions on a text (LIST-15). */
export const stringFilter = (
  filter: Conditions<string> | null | undefined,
): Sent<'StringFilter'> | undefined => conditions(filter);

/** Conditions on a whole number or an amount (LIST-14, GAP-39). */
export const numberFilter = (
  filter: Conditions<number> | null | undefined,
): Sent<'IntegerFilter'> | undefined => conditions(filter);

/** Any of several values (LIST-12); an empty list sets no condition (LIST-10). */
export const selectFilter = (
  values: readonly string[] | null | undefined,
): Sent<'SelectFilter'> | undefined => (values?.length ? [...values] : undefined);

/** A range of days, open where an end is missing (LIST-11). */
export function dateRangeFilter(range: DateRange | null | undefined): Sent<'DateRangeFilter'> | undefined {
  const { from, until } = range ?? {};
  if (!from && !until) return undefined;
  return { ...(from ? { from: toWireDate(from) } : {}), ...(until ? { until: toWireDate(until) } : {}) };
}

/** DD.MM.YYYY of a YYYY-MM-DD: how queries of /api/v3 write days (FMT-10, GAP-35). */
export const toWireDate = (date: string): string => date.split('-').reverse().join('.');
