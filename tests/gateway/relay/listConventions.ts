import type { Page, PageRequest } from '../../../gateway/relay/page.ts';

/** How a back end answers a page of a list, whose rows are numbers. */
export type Answer = (request: PageRequest, rows: readonly number[]) => Page<number>;

const slice = (rows: readonly number[], page: number, limit: number): number[] =>
  rows.slice((page - 1) * limit, page * limit);

/** At most so many rows a page, whatever is asked for. */
export const capped =
  (cap: number, meta: (request: PageRequest, total: number) => Page<number>['meta']): Answer =>
  ({ page, limit }, rows) => ({
    items: slice(rows, page, Math.min(limit, cap)),
    meta: meta({ page, limit }, rows.length),
  });

export const honest = ({ page, limit }: PageRequest, total: number): Page<number>['meta'] => ({
  page,
  limit,
  total,
});
const totalAlone = (_request: PageRequest, total: number): Page<number>['meta'] => ({ total });

/** Rules by which back ends page. */
export const conventions: Readonly<Record<string, Answer>> = {
  'as the contract says': capped(1000, honest),
  'at most 10 rows': capped(10, ({ page }, total) => ({ page, limit: 10, total })),
  'at most 25 rows': capped(25, totalAlone),
  'at most 50 rows': capped(50, ({ page }, total) => ({ page, total })),
  'always 30 rows': ({ page }, rows) => ({
    items: slice(rows, page, 30),
    meta: { page, total: rows.length },
  }),
  'the whole list': (_request, rows) => ({ items: rows, meta: null }),
  'the first page whatever is asked for': ({ limit }, rows) => ({
    items: slice(rows, 1, limit),
    meta: { page: 1, total: rows.length },
  }),
  'the first page, not numbered': ({ limit }, rows) => ({
    items: slice(rows, 1, limit),
    meta: { total: rows.length },
  }),
  'the rows of a page as total': ({ page, limit }, rows) => {
    const items = slice(rows, page, limit);
    return { items, meta: { page, total: items.length } };
  },
  'no total': ({ page, limit }, rows) => ({ items: slice(rows, page, limit), meta: null }),
  'pages from 0': ({ page, limit }, rows) => ({
    items: slice(rows, page + 1, limit),
    meta: { page, total: rows.length },
  }),
};
