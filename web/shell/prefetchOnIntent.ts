import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Events that announce that a link will be followed. */
const intents = ['pointerover', 'focusin', 'pointerdown'] as const;

/**
 * Loads the code of a page as soon as the pointer or the focus is on a link to it, once each; its data is read when the
 * link is followed. Code that could not be loaded now is asked for again then. Returns how to stop.
 *
 * A press is several events, and finding the routes of an address takes as long as rendering a row: links within the page
 * are skipped, and so is a link whose code has been asked for by the event before.
 */
export function prefetchOnIntent(knownRoutes: () => RouteObject[]): () => void {
  const begun = new Set<RouteObject>();
  let last: { pathname: string; routes: RouteObject[] } | null = null;
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const { pathname } = link;
    const routes = knownRoutes();
    if (pathname === location.pathname || (last?.pathname === pathname && last.routes === routes)) return;
    last = { pathname, routes };
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      if (typeof route.lazy !== 'function' || begun.has(route)) continue;
      begun.add(route);
      route.lazy().catch(() => {
        begun.delete(route);
        last = null;
      });
    }
  };
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  return () => intents.forEach((intent) => document.removeEventListener(intent, prefetch));
}
