import type { Condition, Filters, NumberOperator, StringOperator } from './Filter.ts';

/** GraphQL's `StringFilter`. */
export type StringFilterInput = { eq?: string; ne?: string; like?: string };
/** GraphQL's `IntFilter` and `AmountFilter`. */
export type NumberFilterInput = {
  eq?: number;
  ne?: number;
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
};
/** GraphQL's `DateRangeFilter`: days `YYYY-MM-DD`, both included. */
export type DateRangeFilterInput = { from?: string; until?: string };

const stringNames = { '=': 'eq', '!=': 'ne', like: 'like' } as const satisfies Record<StringOperator, string>;
const numberNames = {
  '=': 'eq',
  '!=': 'ne',
  '>': 'gt',
  '=>': 'gte',
  '<': 'lt',
  '<=': 'lte',
} as const satisfies Record<NumberOperator, string>;

/** A text filter as the gateway takes it; null when it is not set. */
export function stringFilter(filters: Filters, key: string): StringFilterInput | null {
  const filter = filters.get(key);
  return filter?.type === 'string' ? named(filter.conditions, stringNames, (value) => value) : null;
}

/** A filter for whole numbers or amounts as the gateway takes it; null when it is not set. */
export function numberFilter(filters: Filters, key: string): NumberFilterInput | null {
  const filter = filters.get(key);
  return filter?.type === 'int' || filter?.type === 'amount'
    ? named(filter.conditions, numberNames, Number)
    : null;
}

/** The values of a select filter; null when it is not set. */
export function selectFilter(filters: Filters, key: string): readonly string[] | null {
  const filter = filters.get(key);
  return filter?.type === 'select' ? filter.values : null;
}

/** A date range as the gateway takes it; null when it is not set. */
export function dateRangeFilter(filters: Filters, key: string): DateRangeFilterInput | null {
  const filter = filters.get(key);
  if (filter?.type !== 'dateRange') return null;
  const { from, until } = filter;
  return { ...(from === null ? {} : { from }), ...(until === null ? {} : { until }) };
}

/** A boolean filter; null when it is not set. */
export function booleanFilter(filters: Filters, key: string): boolean | null {
  const filter = filters.get(key);
  return filter?.type === 'boolean' ? filter.value : null;
}

function named<Operator extends string, Name extends string, Value>(
  conditions: readonly Condition<Operator>[],
  names: Record<Operator, Name>,
  read: (value: string) => Value,
): Partial<Record<Name, Value>> {
  const input: Partial<Record<Name, Value>> = {};
  for (const { operator, value } of conditions) input[names[operator]] = read(value);
  return input;
}
