/** One page of a pager; pass its `cursor` as `after`. */
export interface PageCursor {
  cursor: string;
  page: number;
  isCurrent: boolean;
}

/** The pages of a pager (GAP-161): `first` and `last` only where `around` does not include them. */
export interface PageCursors {
  first: PageCursor | null;
  previous: PageCursor | null;
  around: PageCursor[];
  next: PageCursor | null;
  last: PageCursor | null;
}

const aroundCount = 5;

/**
 * Page cursors for a window that starts at row `start` of `total`, in pages of `size` rows. A window between two pages
 * counts as the page in which it starts; one past the end as the last page.
 */
export function pageCursors({
  start,
  size,
  total,
}: {
  start: number;
  size: number;
  total: number;
}): PageCursors {
  const pageCount = Math.max(1, Math.ceil(total / size));
  const current = Math.min(Math.floor(start / size) + 1, pageCount);
  const from = Math.max(1, Math.min(current - Math.floor(aroundCount / 2), pageCount - aroundCount + 1));
  const to = Math.min(pageCount, from + aroundCount - 1);
  const cursor = (page: number): PageCursor => ({
    cursor: String((page - 1) * size - 1),
    page,
    isCurrent: page === current,
  });
  return {
    first: from > 1 ? cursor(1) : null,
    previous: current > 1 ? cursor(current - 1) : null,
    around: Array.from({ length: to - from + 1 }, (_, index) => cursor(from + index)),
    next: current < pageCount ? cursor(current + 1) : null,
    last: to < pageCount ? cursor(pageCount) : null,
  };
}
