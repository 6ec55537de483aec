import { useCallback } from 'react';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { catalogUrl } from '../catalog/catalog.urls.ts';
import { orderUrl } from '../orders/orders.urls.ts';
import type { NumberUrl } from './linkNumbers.ts';

/**
 * Where a number in a text leads: an order to its page (ORD-18), a part to the search for it (CAT-05), because a text may
 * write it in another way than the catalog. No address for what the user may not open.
 */
export function useNumberUrl(): NumberUrl {
  const seesOrders = useHasAttribute('order_view');
  const seesArticles = useHasAttribute('article_list');
  return useCallback<NumberUrl>(
    ({ kind, number }) => {
      if (kind === 'order') return seesOrders ? orderUrl(number) : null;
      return seesArticles ? catalogUrl({ searchString: number }) : null;
    },
    [seesArticles, seesOrders],
  );
}
