import AgreementsPageQuery from '../../__generated__/AgreementsPageQuery$parameters.ts';
import { profileTabs } from '../../parts/profile/profileTabs.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';

/** The marketing agreements: a tab of the profile (AGR-01). */
export const agreements: Module = {
  routes: [
    {
      path: 'agreements',
      ...guarded(
        profileTabs.agreements.access,
        preload(AgreementsPageQuery, () => ({})),
      ),
      lazy: async () => ({ Component: (await import('./AgreementsPage.tsx')).AgreementsPage }),
    },
  ],
};
