import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the window is as narrow as a phone's: tables become cards, the navigation a drawer. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 639.98px)');
}
