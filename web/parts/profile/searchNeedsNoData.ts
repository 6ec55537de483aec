import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** `shouldRevalidate` of lists that come whole: another page or search text is found in what is there. */
export function searchNeedsNoData({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isSearch && defaultShouldRevalidate;
}
