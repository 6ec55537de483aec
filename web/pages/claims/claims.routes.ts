import ClaimPageQuery from '../../__generated__/ClaimPageQuery$parameters.ts';
import ClaimSlipPageQuery from '../../__generated__/ClaimSlipPageQuery$parameters.ts';
import ClaimsPageQuery from '../../__generated__/ClaimsPageQuery$parameters.ts';
import { isClaimKind } from '../../parts/claims/claims.urls.ts';
import { preload, type PreloadArgs } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import { leadTo } from '../../shell/leadTo.ts';
import type { Module } from '../../shell/Module.ts';
import { claimVariables } from './claimFilters.ts';

const ofClaim = ({ params }: PreloadArgs) => ({ dbId: params['dbId'] ?? '' });

/** Claims: their list, the form of a new one, the page of one and its slip (CLM-01 to CLM-05, GAP-15). */
export const claims: Module = {
  routes: [
    {
      path: 'claims',
      ...guarded({}, preload(ClaimsPageQuery, claimVariables)),
      lazy: async () => ({ Component: (await import('./ClaimsPage.tsx')).ClaimsPage }),
    },
    {
      path: 'claims/new',
      ...guarded({}),
      lazy: async () => ({ Component: (await import('./NewClaimPage.tsx')).NewClaimPage }),
    },
    {
      path: 'claims/new/:type',
      ...guarded({}, ({ params }) => {
        // CLM-04
        if (!isClaimKind(params['type'])) throw leadTo('/');
        return null;
      }),
      lazy: async () => ({ Component: (await import('./CreateClaimPage.tsx')).CreateClaimPage }),
    },
    {
      path: 'claims/:dbId',
      ...guarded({}, preload(ClaimPageQuery, ofClaim)),
      lazy: async () => ({ Component: (await import('./ClaimPage.tsx')).ClaimPage }),
    },
    {
      path: 'claims/:dbId/slip',
      ...guarded({}, preload(ClaimSlipPageQuery, ofClaim)),
      lazy: async () => ({ Component: (await import('./ClaimSlipPage.tsx')).ClaimSlipPage }),
    },
  ],
};
