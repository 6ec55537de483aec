import IntegrationPageQuery from '../../__generated__/IntegrationPageQuery$parameters.ts';
import IntegrationsPageQuery from '../../__generated__/IntegrationsPageQuery$parameters.ts';
import { profileTabs } from '../../parts/profile/profileTabs.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';

const { access } = profileTabs.integrations;
const form = (path: string): Module['routes'][number] => ({
  path: `my-profile/integrations/${path}`,
  ...guarded(
    access,
    preload(IntegrationPageQuery, () => ({})),
  ),
  lazy: async () => ({ Component: (await import('./IntegrationPage.tsx')).IntegrationPage }),
});

/** The list of integrations: a tab of the profile (INT-01, INT-02). */
export const integrationList: Module = {
  routes: [
    {
      path: 'integrations',
      ...guarded(
        access,
        preload(IntegrationsPageQuery, () => ({})),
      ),
      lazy: async () => ({ Component: (await import('./IntegrationsPage.tsx')).IntegrationsPage }),
    },
  ],
};

/** The form of a new integration and of one that exists (INT-04). */
export const integrations: Module = { routes: [form('new'), form(':dbId')] };
