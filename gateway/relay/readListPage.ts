import type { Page, PageRequest } from './page.ts';

/** The page in the answer of a call that may answer a list. A list that is longer than the page was answered whole. */
export function readListPage<T>(
  answer: Page<T> | readonly (T | null)[],
  { page, limit }: PageRequest,
): Page<T> {
  if (!isList(answer)) return answer;
  return answer.length > limit
    ? { items: answer.slice((page - 1) * limit, page * limit), meta: { total: answer.length } }
    : { items: answer, meta: null };
}

// Array.isArray does not narrow readonly arrays.
const isList = <T>(answer: Page<T> | readonly T[]): answer is readonly T[] => Array.isArray(answer);
