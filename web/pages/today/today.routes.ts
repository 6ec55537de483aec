import AnnouncementsQuery from '../../__generated__/TodayAnnouncementsQuery$parameters.ts';
import InStockQuery from '../../__generated__/TodayInStockQuery$parameters.ts';
import SpendingQuery from '../../__generated__/TodaySpendingQuery$parameters.ts';
import TodayPageQuery from '../../__generated__/TodayPageQuery$parameters.ts';
import OrdersQuery from '../../__generated__/useTodayOrdersQuery$parameters.ts';
import { finalInvoicesAttribute } from '../../parts/documents/documentsAccess.ts';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { preload } from '../../relay/preload.ts';
import { guarded, isBranchClosed } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { loadSession } from '../../shell/session/loadSession.ts';

const quiet = { quiet: true };

/**
 * Today: what waits for the user, and what is new (DAY-01). Its parts load in parallel, each with its own query, and only
 * those that the user may see (DAY-04, DAY-10); docs/decisions/today.md says why.
 */
export const today: Module = {
  routes: [
    {
      path: 'today',
      ...guarded({}, async (args) => {
        const session = await loadSession(currentEnvironment());
        if (!session.isLoggedIn || isBranchClosed(session)) return null;
        const has = (attribute: string) => session.attributes.includes(attribute);
        const waiting = {
          invoices: session.payFeature && has('order_list'),
          integrations: has('account_integrations_list'),
        };
        return {
          waiting: preload(TodayPageQuery, () => waiting, quiet)(args),
          orders: has('order_list')
            ? preload(OrdersQuery, () => ({ withLines: has('order_view') }), quiet)(args)
            : null,
          inStock: has('order_missing_items') ? preload(InStockQuery, () => ({}), quiet)(args) : null,
          spending: has('order_list')
            ? preload(SpendingQuery, () => ({ final: has(finalInvoicesAttribute) }), quiet)(args)
            : null,
          announcements: preload(AnnouncementsQuery, () => ({}), quiet)(args),
        };
      }),
      lazy: async () => ({ Component: (await import('./TodayPage.tsx')).TodayPage }),
    },
  ],
};
