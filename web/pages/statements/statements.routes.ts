import StatementsPageQuery from '../../__generated__/StatementsPageQuery$parameters.ts';
import { statementsAccess } from '../../parts/documents/documentsAccess.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';

/** The statements of account: a tab of the orders area (STAT-01, GAP-73). */
export const statements: Module = {
  routes: [
    {
      path: 'statements',
      ...guarded(
        statementsAccess,
        preload(StatementsPageQuery, ({ url }) => pageWindow(readListPage(url.searchParams))),
      ),
      lazy: async () => ({ Component: (await import('./StatementsPage.tsx')).StatementsPage }),
    },
  ],
};
