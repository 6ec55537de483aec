import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Filters, FilterTypes } from '../filters/Filter.ts';
import { filterKeys, readFilters, withFilters } from '../filters/filterParams.ts';
import { usePendingSearch } from '../links/pendingLocation.ts';
import { readListPage, withListPage, type ListPage, type ListPageOptions } from './listState.ts';

/** A list's state, and how to change it; every change is a step of the browser's history (LIST-06, LIST-07). */
export type ListUrl = ListPage & {
  filters: Filters;
  /** Keys of filters that the URL names and this list cannot take: they are ignored (DAY-25). */
  ignoredFilters: readonly string[];
  /** Address of another page or size, for links. */
  pageHref: (to: Partial<ListPage>) => string;
  goToPage: (to: Partial<ListPage>) => void;
  /** Replaces all filters and goes to page 1. */
  setFilters: (filters: Filters) => void;
  /** The same list at another search of its URL. */
  at: (search: URLSearchParams) => ListUrl;
};

/**
 * The page, limit and filters of the list on this screen. The URL is their only state.
 *
 * @example
 * <ListPage list={useListUrl(productionFilters)} … />
 */
export function useListUrl(types: FilterTypes = noFilters, options?: ListPageOptions): ListUrl {
  const [search, setSearch] = useSearchParams();
  return useMemo(
    () => listAt(search, { types, options, go: (next) => setSearch(next, { preventScrollReset: true }) }),
    [search, setSearch, types, options],
  );
}

const noFilters: FilterTypes = {};

type Reading = {
  types: FilterTypes;
  options: ListPageOptions | undefined;
  go: (search: URLSearchParams) => void;
};

function listAt(search: URLSearchParams, reading: Reading): ListUrl {
  const { types, options, go } = reading;
  const { page, limit } = readListPage(search, options);
  const filters = readFilters(search, types);
  return {
    page,
    limit,
    filters,
    ignoredFilters: filterKeys(search).filter((key) => !filters.has(key)),
    pageHref: (to) => `?${withListPage(search, { page, limit, ...to })}`,
    goToPage: (to) => go(withListPage(search, { page, limit, ...to })),
    setFilters: (next) => go(withFilters(withListPage(search, { page: 1, limit }), next)),
    at: (other) => listAt(other, reading),
  };
}

/**
 * The list as it was pressed last, for its controls: a chosen page or a removed filter shows before its rows come, and
 * the next press begins there.
 */
export function usePressedList<List extends Pick<ListUrl, 'at'>>(list: List): List | ListUrl {
  const search = usePendingSearch();
  return useMemo(() => (search === null ? list : list.at(search)), [list, search]);
}
