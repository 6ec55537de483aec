import type { Condition, Filter, Filters, NumberOperator, StringOperator } from './Filter.ts';
import { readFilters } from './filterParams.ts';

/** GraphQL's `StringFilter`. */
type StringFilterInput = { eq?: string; ne?: string; like?: string };
/** GraphQL's `IntFilter` and `AmountFilter`. */
type NumberFilterInput = { eq?: number; ne?: number; gt?: number; gte?: number; lt?: number; lte?: number };
/** GraphQL's `DateRangeFilter`: days `YYYY-MM-DD`, both included. */
type DateRangeFilterInput = { from?: string; until?: string };

/** One condition of a list: its kind, the keys of its texts, and what GraphQL's input takes for it. */
export type FilterRule<Input = unknown, Name extends string = string> = {
  type: Filter['type'];
  label: string;
  /** The input's name, where it is not the key in the URL. */
  name?: Name | undefined;
  /** The known values, lower case in the URL and upper case in GraphQL, and the key of the text of each. */
  known?: { values: readonly string[]; textOf: (value: string) => string };
  /** Shown in the empty field. */
  example?: string;
  toInput: (filter: Filter) => Input;
};

/** The conditions of a list by their keys in the URL, in the order of the choice (LIST-09). */
export type FilterSet = Readonly<Record<string, FilterRule>>;

type NameOf<Rule> = Rule extends FilterRule<unknown, infer Name> ? Name : never;

/** GraphQL's input of a set. */
export type InputOf<Set extends FilterSet> = {
  [Key in keyof Set as [NameOf<Set[Key]>] extends [never] ? Key : NameOf<Set[Key]>]?: ReturnType<
    Set[Key]['toInput']
  >;
};

const stringNames = { '=': 'eq', '!=': 'ne', like: 'like' } as const satisfies Record<StringOperator, string>;
const numberNames = {
  '=': 'eq',
  '!=': 'ne',
  '>': 'gt',
  '=>': 'gte',
  '<': 'lt',
  '<=': 'lte',
} as const satisfies Record<NumberOperator, string>;

/** A condition on a text. */
export const text = <Name extends string = never>(
  label: string,
  name?: Name,
): FilterRule<StringFilterInput, Name> => ({
  type: 'string',
  label,
  name,
  toInput: (filter) =>
    filter.type === 'string' ? named(filter.conditions, stringNames, (value) => value) : {},
});

/** A condition on a text of which some are known, or that has an example. */
export const textLike = (
  label: string,
  hints: Pick<FilterRule, 'known' | 'example'>,
): FilterRule<StringFilterInput, never> => ({ ...text(label), ...hints });

/** A condition on a whole number. */
export const whole = (label: string): FilterRule<NumberFilterInput, never> => numberRule('int', label);
/** A condition on an amount of money. */
export const amount = (label: string): FilterRule<NumberFilterInput, never> => numberRule('amount', label);

/** A range of days. */
export const days = (label: string): FilterRule<DateRangeFilterInput, never> => ({
  type: 'dateRange',
  label,
  toInput: (filter) =>
    filter.type === 'dateRange'
      ? {
          ...(filter.from === null ? {} : { from: filter.from }),
          ...(filter.until === null ? {} : { until: filter.until }),
        }
      : {},
});

/** Yes or no. */
export const yesNo = (label: string): FilterRule<boolean | null, never> => ({
  type: 'boolean',
  label,
  toInput: (filter) => (filter.type === 'boolean' ? filter.value : null),
});

/** Some of the values that the client knows. Of others no row is. */
export const oneOf = <Value extends string>(
  label: string,
  values: readonly Value[],
  textOf: (value: string) => string,
): FilterRule<Value[], never> => ({
  type: 'select',
  label,
  known: { values, textOf },
  toInput: (filter) =>
    values.filter((value) => filter.type === 'select' && filter.values.includes(value.toLowerCase())),
});

/** Some of the values that the list brings with it; `toIds` reads those of the URL. */
export const choice = (
  label: string,
  toIds: (values: readonly string[]) => string[],
): FilterRule<string[], never> => ({
  type: 'select',
  label,
  toInput: (filter) => (filter.type === 'select' ? toIds(filter.values) : []),
});

/** The filters that are set as GraphQL's input; null when none is. */
export function filterInput<Set extends FilterSet>(set: Set, filters: Filters): InputOf<Set> | null {
  if (filters.size === 0) return null;
  const entries = Object.entries(set).flatMap(([key, { name, toInput }]) => {
    const filter = filters.get(key);
    return filter === undefined ? [] : [[name ?? key, toInput(filter)]];
  });
  // TypeScript does not follow keys and values through entries.
  return Object.fromEntries(entries) as InputOf<Set>;
}

/** The filters of a URL as GraphQL's input; null when none is set (LIST-06). */
export const filtersOf = <Set extends FilterSet>(set: Set, { searchParams }: URL): InputOf<Set> | null =>
  filterInput(set, readFilters(searchParams, set));

const numberRule = (type: 'int' | 'amount', label: string): FilterRule<NumberFilterInput, never> => ({
  type,
  label,
  toInput: (filter) => (filter.type === type ? named(filter.conditions, numberNames, Number) : {}),
});

function named<Operator extends string, Name extends string, Value>(
  conditions: readonly Condition<Operator>[],
  names: Record<Operator, Name>,
  read: (value: string) => Value,
): Partial<Record<Name, Value>> {
  const input: Partial<Record<Name, Value>> = {};
  for (const { operator, value } of conditions) input[names[operator]] = read(value);
  return input;
}
