import { useMemo } from 'react';
import { useLocation, type DataRouter, type Location } from 'react-router-dom';
import { createStore, useStore } from '../createStore.ts';

/** Where the last navigation leads, whether its screen shows already or not. */
const wanted = createStore<Location | null>(null);

/** Says once, at the start, which router's navigations `usePendingLocation` reports. Returns how to stop. */
export function followNavigations(router: DataRouter): () => void {
  follow(router.state);
  return router.subscribe(follow);
}

function follow({ navigation, location }: DataRouter['state']): void {
  wanted.set(navigation.location ?? location);
}

/**
 * The location that a press has led to while the screen still shows another one; null when the screen is up to date.
 * The router's own state changes in a transition, which React shows together with the new rows: a press would be
 * answered by nothing but these.
 */
export function usePendingLocation(): Location | null {
  const location = useStore(wanted);
  const { key } = useLocation();
  return location === null || location.key === key ? null : location;
}

// The first page asks for its data before its router is followed.
const here = (): string => (wanted.read() ?? location).pathname;

/** Takes down the page that is open, or being opened, now. @returns whether it still is, asked later */
export function rememberPage(): () => boolean {
  const page = here();
  return () => here() === page;
}

/** The search of the pending location where it differs from the screen in nothing else; null when there is none. */
export function usePendingSearch(): URLSearchParams | null {
  const { pathname } = useLocation();
  const pending = usePendingLocation();
  const search = pending?.pathname === pathname ? pending.search : null;
  return useMemo(() => (search === null ? null : new URLSearchParams(search)), [search]);
}
