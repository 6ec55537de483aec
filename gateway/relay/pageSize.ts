import type { Page, ReadPage } from './page.ts';

/**
 * The page size that a back end kept to, as its answers tell. Some give at most 10 or 25 rows whatever is asked for, or
 * always 50, and count their pages by that: the total says where an answer is too short or too long.
 */
export function keptSize(pages: readonly ReadPage<unknown>[], limit: number): number {
  for (const { page, answer } of pages) {
    const { length } = answer.items;
    // What could not be read at all says nothing of the size.
    if (answer.items.every((row) => row === null)) continue;
    const total = creditedTotal(answer);
    const isEnd = total === null || (page - 1) * limit + length >= total;
    if (length > limit) return sizeOf(page, length, total) ?? length;
    if (length > 0 && length < limit) {
      if (!isEnd) return sizeOf(page, length, total, limit) ?? length;
      // Longer than the rest of the list: it is not the last page.
      if (total !== null && page > 1 && (page - 1) * limit + length > total) return length;
    }
  }
  return limit;
}

/** The page size of which a page is the last one; null where there is none, or it is the one that was asked for. */
function sizeOf(page: number, length: number, total: number | null, asked?: number): number | null {
  if (page === 1 || total === null) return null;
  const size = (total - length) / (page - 1);
  return Number.isInteger(size) && size >= length && size !== asked ? size : null;
}

/**
 * The number of rows in the list; null where the back end does not say, and where what it says cannot be: some call the
 * rows of a page the total.
 */
export function totalOf(pages: readonly ReadPage<unknown>[], size: number): number | null {
  let total: number | null = null;
  for (const { page, answer } of pages) {
    total = creditedTotal(answer);
    if (total === null) return null;
    const { length } = answer.items;
    if (length > 0 && (page - 1) * size + Math.min(length, size) > total) return null;
  }
  return total;
}

/** A negative total counts as unknown. */
const creditedTotal = ({ meta }: Page<unknown>): number | null => {
  const total = meta?.total ?? null;
  return total !== null && total >= 0 ? total : null;
};
