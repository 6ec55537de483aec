import DownloadsPageQuery from '../../__generated__/DownloadsPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';

/** Files of the distributor and exports of articles, for every logged-in user (DOC-01, GAP-15). */
export const downloads: Module = {
  routes: [
    {
      path: 'downloads',
      ...guarded(
        {},
        preload(DownloadsPageQuery, () => ({})),
      ),
      lazy: async () => ({ Component: (await import('./DownloadsPage.tsx')).DownloadsPage }),
    },
  ],
};
