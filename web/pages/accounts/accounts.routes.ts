import AccountsPageQuery from '../../__generated__/AccountsPageQuery$parameters.ts';
import { profileTabs } from '../../parts/profile/profileTabs.ts';
import { searchNeedsNoData } from '../../parts/profile/searchNeedsNoData.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';

/** The sub-accounts: a tab of the profile (ACC-01). */
export const accounts: Module = {
  routes: [
    {
      path: 'accounts',
      ...guarded(
        profileTabs.accounts.access,
        preload(AccountsPageQuery, () => ({})),
      ),
      shouldRevalidate: searchNeedsNoData,
      lazy: async () => ({ Component: (await import('./AccountsPage.tsx')).AccountsPage }),
    },
  ],
};
