import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import DownloadsPageQuery from '../../__generated__/DownloadsPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';

/** Files of the distributor and exports of articles, for every logged-in user (DOC-01, GAP-15). */
export const downloads: Module = {
  navigation: {
    key: 'downloads',
    to: '/downloads',
    label: 'NAVIGATION.DOWNLOADS',
    icon: ArrowDownload20Regular,
    group: 3,
  },
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
