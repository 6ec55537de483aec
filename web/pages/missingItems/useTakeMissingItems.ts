import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useTakeMissingItemsMutation } from '../../__generated__/useTakeMissingItemsMutation.graphql.ts';
import { useCartWrite } from '../../parts/cart/useCartWrite.ts';
import { useMovedToCart } from '../../parts/cart/useMovedToCart.ts';

/** Moves items into the cart, all that is open of each, and offers to go there (MISS-14, GAP-136, GAP-137, GAP-175). */
export function useTakeMissingItems(): [
  take: (items: readonly string[]) => Promise<void>,
  isTaking: boolean,
] {
  const { t } = useTranslation();
  const movedToCart = useMovedToCart();
  const [write, isTaking] = useCartWrite<useTakeMissingItemsMutation>(graphql`
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
    if (payload)
      await movedToCart({
        title: t('OEM.ADDED', { count: items.length }),
        body: t('MISSING_ITEMS.LEFT_REPORT'),
      });
  };
  return [take, isTaking];
}
