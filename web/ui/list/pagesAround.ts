/** Numbers of the pages a pager shows: the first, the last, and the neighbours of the current one. */
export function pagesAround(current: number, pageCount: number): number[] {
  const from = Math.max(1, Math.min(current - 2, pageCount - 4));
  const around = Array.from({ length: Math.min(5, pageCount) }, (_, i) => from + i);
  return [...new Set([1, ...around, pageCount])];
}
