import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useTakeMissingItemsMutation } from '../../__generated__/useTakeMissingItemsMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { goTo } from '../../ui/goTo.ts';
import { notify } from '../../ui/notify.ts';
import { regularCartUrl } from '../../parts/cart/cart.urls.ts';

/** Moves items into the cart, all that is open of each, and offers to go there (MISS-14, GAP-136, GAP-137). */
export function useTakeMissingItems(): [
  take: (items: readonly string[]) => Promise<void>,
  isTaking: boolean,
] {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [write, isTaking] = useWrite<useTakeMissingItemsMutation>(graphql`
    mutation useTakeMissingItemsMutation($input: TakeMissingItemsInput!) {
      takeMissingItems(input: $input) {
        ... on TakeMissingItemsPayload @alias(as: "payload") {
          __typename
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const take = async (items: readonly string[]) => {
    const { payload } = await write({ items: items.map((item) => ({ item })) });
    if (!payload) return;
    notify({
      intent: 'success',
      title: t('CATALOG.CART.DONE'),
      action: { label: t('WISHLIST.TO_CART'), run: () => goTo(regularCartUrl()) },
    });
    await revalidate();
  };
  return [take, isTaking];
}
