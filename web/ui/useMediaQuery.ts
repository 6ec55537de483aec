import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  // Asked at every drawing: making the list anew each time would cost more than all else of it.
  const list = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
