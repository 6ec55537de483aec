import { announcementsUrl } from '../../parts/announcements/announcements.urls.ts';
import { checkoutUrl } from '../../parts/cart/cart.urls.ts';
import { claimsUrl } from '../../parts/claims/claims.urls.ts';
import { issuesUrl } from '../../parts/issues/issues.urls.ts';
import { ordersUrl } from '../../parts/orders/orders.urls.ts';
import { useMayOpenPath } from '../../shell/RoutesContext.ts';
import type { Attentions } from '../../shell/session/useAttentions.ts';
import { useNotCompletedOrders } from '../../shell/session/useNotCompletedOrders.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { filteredUrl } from './filteredUrl.ts';
import { inStockUrl } from './inStockUrl.ts';
import type { WaitingRowProps } from './WaitingRow.tsx';

/** The rows that a counter of the navigation counts (GAP-06), and their page. */
const places = [
  {
    key: 'orders',
    kind: 'ORDERS',
    to: filteredUrl(ordersUrl('REGULAR'), { status: { type: 'select', values: ['not_confirmed'] } }),
  },
  {
    key: 'claims',
    kind: 'CLAIMS',
    to: filteredUrl(claimsUrl, { waiting: { type: 'boolean', value: true } }),
  },
  {
    key: 'issues',
    kind: 'ISSUES',
    to: filteredUrl(issuesUrl, {
      status: { type: 'string', conditions: [{ operator: '=', value: 'on_review' }] },
    }),
  },
  { key: 'production', kind: 'PRODUCTION', to: '/production' },
  {
    key: 'missing_items',
    kind: 'MISSING_ITEMS',
    to: inStockUrl,
  },
  { key: 'announcements', kind: 'ANNOUNCEMENTS', to: announcementsUrl('relevant') },
] as const;

/** The kinds that the session has counted: orders in the checkout, and the counters of the navigation (DAY-02). */
export function useCountedRows(attentions: Attentions): readonly WaitingRowProps[] {
  const mayOpen = useMayOpenPath();
  const mayOrder = useHasAttribute('order_management');
  const notCompleted = useNotCompletedOrders() ?? 0;
  const checkout: WaitingRowProps[] =
    mayOrder && notCompleted > 0
      ? [{ kind: 'CHECKOUT', count: notCompleted, level: 'WARNING', to: checkoutUrl }]
      : [];
  return [
    ...checkout,
    ...places.flatMap(({ key, kind, to }) => {
      const attention = attentions.get(key);
      return attention && mayOpen(to.split('?')[0] ?? to)
        ? [{ kind, count: attention.value, level: attention.level, to }]
        : [];
    }),
  ];
}
