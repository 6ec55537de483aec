/**
 * Numbers of the pages a pager shows: the first, the last, and the neighbours of the current one.
 *
 * @param most how many neighbours, with the current one
 */
export function pagesAround(current: number, pageCount: number, most = 5): number[] {
  const from = Math.max(1, Math.min(current - (most - 1) / 2, pageCount - most + 1));
  const around = Array.from({ length: Math.min(most, pageCount) }, (_, i) => from + i);
  return [...new Set([1, ...around, pageCount])];
}
