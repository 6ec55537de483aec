import { fromDottedDay, toDottedDay } from '../values/formatDate.ts';
import {
  numberOperators,
  isCompleteFilter,
  stringOperators,
  type Condition,
  type Filter,
  type Filters,
  type FilterTypes,
} from './Filter.ts';

/**
 * The filters of a URL, written as on the wire: `filter[key]=v`, `filter[key][]=v` for selects, `filter[key][op]=v`,
 * `filter[key][from]` and `[until]` in DD.MM.YYYY, 1 or 0 for booleans (GAP-35, GAP-37, LIST-13). What makes no sense is
 * left out.
 */
export function readFilters(search: URLSearchParams, types: FilterTypes): Filters {
  const filters = new Map<string, Filter>();
  for (const [key, { type }] of Object.entries(types)) {
    const filter = isUnderstood(search, key, type) ? readFilter(search, key, type) : null;
    if (filter && isCompleteFilter(filter)) filters.set(key, filter);
  }
  return filters;
}

/** What may stand behind a key, by the kind of its filter. */
const parts: Record<Filter['type'], readonly string[]> = {
  string: ['', ...stringOperators.map((operator) => `[${operator}]`)],
  int: ['', ...numberOperators.map((operator) => `[${operator}]`)],
  amount: ['', ...numberOperators.map((operator) => `[${operator}]`)],
  select: ['', '[]'],
  dateRange: ['[from]', '[until]'],
  boolean: [''],
};

/** Whether each condition of a filter is one: what is left of a filter without another would match more. */
function isUnderstood(search: URLSearchParams, key: string, type: Filter['type']): boolean {
  const name = `filter[${key}]`;
  return [...search].every(
    ([param, value]) =>
      !param.startsWith(name) ||
      (parts[type].includes(param.slice(name.length)) &&
        (type !== 'dateRange' || value === '' || fromDottedDay(value) !== null)),
  );
}

function readFilter(search: URLSearchParams, key: string, type: Filter['type']): Filter | null {
  const plain = search.get(`filter[${key}]`);
  switch (type) {
    case 'string':
      return { type, conditions: conditions(search, key, stringOperators) };
    case 'int':
    case 'amount':
      return { type, conditions: conditions(search, key, numberOperators) };
    case 'select':
      return { type, values: [...search.getAll(`filter[${key}][]`), ...(plain === null ? [] : [plain])] };
    case 'dateRange':
      return {
        type,
        from: fromDottedDay(search.get(`filter[${key}][from]`) ?? ''),
        until: fromDottedDay(search.get(`filter[${key}][until]`) ?? ''),
      };
    case 'boolean':
      return plain === '1' || plain === '0' ? { type, value: plain === '1' } : null;
  }
}

function conditions<Operator extends string>(
  search: URLSearchParams,
  key: string,
  operators: readonly Operator[],
): Condition<Operator>[] {
  return operators.flatMap((operator) => {
    const written =
      operator === '=' ? [`filter[${key}]`, `filter[${key}][=]`] : [`filter[${key}][${operator}]`];
    // The gateway takes one value an operator; the first one counts.
    return written
      .flatMap((name) => search.getAll(name))
      .slice(0, 1)
      .map((value) => ({ operator, value }));
  });
}

/** The keys of all filters that a URL names, known or not, each once. */
export const filterKeys = (search: URLSearchParams): string[] => [
  ...new Set([...search.keys()].flatMap((name) => /^filter\[([^\]]*)\]/.exec(name)?.[1] ?? [])),
];

/** The URL's search with these filters and no others, on page 1; other parameters stay (GAP-37). */
export function withFilters(search: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams([...search].filter(([name]) => !name.startsWith('filter[')));
  if (next.has('page')) next.set('page', '1');
  for (const [key, filter] of filters)
    for (const [name, value] of writeFilter(key, filter)) next.append(name, value);
  return next;
}

/** Whether two filters of one key say the same; the order of their values and conditions does not matter. */
export function isSameFilter(one: Filter, other: Filter): boolean {
  return written(one) === written(other);
}

const written = (filter: Filter): string => JSON.stringify(writeFilter('', filter).map(String).toSorted());

function writeFilter(key: string, filter: Filter): [name: string, value: string][] {
  switch (filter.type) {
    case 'string':
    case 'int':
    case 'amount':
      return filter.conditions.map(({ operator, value }) => [
        operator === '=' ? `filter[${key}]` : `filter[${key}][${operator}]`,
        value.trim(),
      ]);
    case 'select':
      return filter.values.map((value) => [`filter[${key}][]`, value]);
    case 'dateRange':
      return [
        ...(filter.from === null
          ? []
          : [[`filter[${key}][from]`, toDottedDay(filter.from)] satisfies [string, string]]),
        ...(filter.until === null
          ? []
          : [[`filter[${key}][until]`, toDottedDay(filter.until)] satisfies [string, string]]),
      ];
    case 'boolean':
      return [[`filter[${key}]`, filter.value ? '1' : '0']];
  }
}
