import ArrivalsPageQuery from '../../__generated__/ArrivalsPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';

/** The calendar of goods on their way to the customer (DAY-41). */
export const arrivals: Module = {
  routes: [
    {
      path: 'arrivals',
      ...guarded(
        { requires: 'order_list' },
        preload(ArrivalsPageQuery, () => ({})),
      ),
      // Another month shows other days of the same answer.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
      lazy: async () => ({ Component: (await import('./ArrivalsPage.tsx')).ArrivalsPage }),
    },
  ],
};
