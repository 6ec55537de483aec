import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Filters, FilterTypes } from '../filters/Filter.ts';
import { filterKeys, readFilters, withFilters } from '../filters/filterParams.ts';
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
};

/** The state of the list on this screen, kept in the URL alone: page, limit and filters. */
export function useListUrl(types: FilterTypes = noFilters, options?: ListPageOptions): ListUrl {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search, types), [search, types]);
  const ignoredFilters = useMemo(
    () => filterKeys(search).filter((key) => !filters.has(key)),
    [search, filters],
  );
  const { page, limit } = readListPage(search, options);

  const pageHref = useCallback(
    (to: Partial<ListPage>) => `?${withListPage(search, { page, limit, ...to })}`,
    [search, page, limit],
  );
  const goToPage = useCallback(
    (to: Partial<ListPage>) =>
      setSearch(withListPage(search, { page, limit, ...to }), { preventScrollReset: true }),
    [search, setSearch, page, limit],
  );
  const setFilters = useCallback(
    (next: Filters) =>
      setSearch(withFilters(withListPage(search, { page: 1, limit }), next), { preventScrollReset: true }),
    [search, setSearch, limit],
  );
  return { page, limit, filters, ignoredFilters, pageHref, goToPage, setFilters };
}

const noFilters: FilterTypes = {};
