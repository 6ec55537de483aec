import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { Disposable } from 'relay-runtime';
import type { CreatedWithMissing } from '../../parts/missingItems/MissingItems.tsx';
import type {
  MissingOrderMode,
  useOrderMissingMutation,
} from '../../__generated__/useOrderMissingMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import type { Filters } from '../../ui/filters/Filter.ts';
import { notify } from '../../ui/notices/notify.ts';
import { numbersOf } from '../../parts/cart/newOrders.ts';
import { useGoToCheckout } from '../../parts/cart/useGoToCheckout.ts';
import { filterInput } from '../../ui/filters/filterSet.ts';
import { missingItemsFilters } from './missingItemsFilters.ts';
import { useAskToOrderAll } from './useAskToOrderAll.ts';
import { present } from '../../ui/list/present.ts';

/** The items to order: global ids of chosen items, or all that the filters leave (MISS-11, MISS-12). */
export type Ordered = { items: readonly string[] } | { filters: Filters };

/**
 * Turns missing items into orders and goes on to their checkout (GAP-135); when some are still unavailable it stays and
 * shows those first, as the cart does. All that match a filter are ordered after a question. When none is available, it says so.
 */
export function useOrderMissing(): {
  order: (which: Ordered, mode: MissingOrderMode, total: number) => Promise<void>;
  isOrdering: boolean;
  /** The result, where something is still missing. */
  created: CreatedWithMissing | null;
} {
  const { t } = useTranslation();
  const goToCheckout = useGoToCheckout();
  const { revalidate } = useRevalidator();
  const [created, setCreated] = useState<CreatedWithMissing | null>(null);
  const kept = useRef<Disposable>(null);
  useEffect(() => () => kept.current?.dispose(), []);
  const askToOrderAll = useAskToOrderAll();
  const [write, isOrdering] = useWrite<useOrderMissingMutation>(graphql`
    mutation useOrderMissingMutation($input: CreateOrderFromMissingInput!) {
      createOrderFromMissing(input: $input) {
        ... on CreateOrdersPayload @alias(as: "payload") {
          orders {
            id
            dbId
          }
          missingItems {
            missingQty
            ...MissingItems_items
          }
          viewer {
            notCompletedOrders
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);

  const hold = (held: Disposable) => {
    kept.current?.dispose();
    kept.current = held;
  };
  const order = async (which: Ordered, mode: MissingOrderMode, total: number) => {
    if ('filters' in which && !(await askToOrderAll(which.filters, total))) return;
    const chosen =
      'items' in which
        ? { items: which.items.map((item) => ({ item })) }
        : { filter: filterInput(missingItemsFilters, which.filters) };
    const { payload } = await write({ ...chosen, mode }, { hold });
    if (!payload) return;
    const orders = numbersOf(payload.orders);
    if (orders?.length === 0) {
      notify({ intent: 'warning', title: t('MISSING_ITEMS.NONE'), body: t('MISSING_ITEMS.NONE_HINT') });
    } else if (payload.missingItems.length === 0) {
      await goToCheckout(orders);
    } else {
      setCreated({ orders, missing: present(payload.missingItems) });
      await revalidate();
    }
  };
  return { order, isOrdering, created };
}
