import CreateIssuePageQuery from '../../__generated__/CreateIssuePageQuery$parameters.ts';
import IssuePageQuery from '../../__generated__/IssuePageQuery$parameters.ts';
import IssuesPageQuery from '../../__generated__/IssuesPageQuery$parameters.ts';
import { createIssueUrl, issuesUrl } from '../../parts/issues/issues.urls.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { filtersOf } from '../../ui/filters/filterSet.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';
import { issueFilters } from './issueFilters.ts';

/** The issue tracker: the list, one issue, a new one (ISS-01 to ISS-03), for every user (GAP-15). */
export const issues: Module = {
  routes: [
    {
      path: issuesUrl.slice(1),
      ...guarded(
        {},
        preload(IssuesPageQuery, ({ url }) => ({
          filter: filtersOf(issueFilters, url),
          ...pageWindow(readListPage(url.searchParams)),
        })),
      ),
      lazy: async () => ({ Component: (await import('./IssuesPage.tsx')).IssuesPage }),
    },
    {
      path: createIssueUrl.slice(1),
      ...guarded(
        {},
        preload(CreateIssuePageQuery, () => ({}), { fetchPolicy: 'store-or-network' }),
      ),
      lazy: async () => ({ Component: (await import('./CreateIssuePage.tsx')).CreateIssuePage }),
    },
    {
      path: 'issues/:dbId',
      ...guarded(
        {},
        preload(IssuePageQuery, ({ params, url }) => ({
          dbId: params['dbId'] ?? '',
          ...pageWindow(readListPage(url.searchParams)),
        })),
      ),
      lazy: async () => ({ Component: (await import('./IssuePage.tsx')).IssuePage }),
    },
  ],
};
