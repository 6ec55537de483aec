import type { RouteObject } from 'react-router-dom';
import AnnouncementPageQuery from '../../__generated__/AnnouncementPageQuery$parameters.ts';
import AnnouncementsPageQuery from '../../__generated__/AnnouncementsPageQuery$parameters.ts';
import { announcementsUrl } from '../../parts/announcements/announcements.urls.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import { leadOn } from '../../shell/leadOn.ts';
import type { Module } from '../../shell/Module.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';

const list = (path: string, type: 'RELEVANT' | 'HISTORY'): RouteObject => ({
  path,
  ...guarded(
    {},
    preload(AnnouncementsPageQuery, ({ url }) => ({ type, ...pageWindow(readListPage(url.searchParams)) })),
  ),
  lazy: async () => ({ Component: (await import('./AnnouncementsPage.tsx')).AnnouncementsPage }),
});

/** Announcements: two lists and the page of one (ANN-01, ANN-02, ANN-04), open to every user (GAP-15). */
export const announcements: Module = {
  routes: [
    // Not a child of the area: it would be led away only after the area's code had come.
    {
      path: 'announcements',
      loader: ({ request }) => leadOn(request, announcementsUrl('relevant')),
      element: null,
    },
    {
      path: 'announcements',
      ...guarded({}),
      lazy: async () => ({ Component: (await import('./AnnouncementsArea.tsx')).AnnouncementsArea }),
      children: [list('relevant', 'RELEVANT'), list('history', 'HISTORY')],
    },
    {
      path: 'announcement/:dbId',
      ...guarded(
        {},
        preload(AnnouncementPageQuery, ({ params }) => ({ dbId: params['dbId'] ?? '' })),
      ),
      lazy: async () => ({ Component: (await import('./AnnouncementPage.tsx')).AnnouncementPage }),
    },
  ],
};
