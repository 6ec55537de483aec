import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useMoveAvailableMutation } from '../../__generated__/useMoveAvailableMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { goTo } from '../../ui/goTo.ts';
import { notify } from '../../ui/notify.ts';
import { regularCartUrl } from '../../parts/cart/cart.urls.ts';

/** Moves what some warehouses have of all missing items into the cart; answers whether it did (MISS-15, MISS-16). */
export function useMoveAvailable(form: FormErrors): (warehouses: readonly string[]) => Promise<boolean> {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [write] = useWrite<useMoveAvailableMutation>(
    graphql`
      mutation useMoveAvailableMutation($input: MoveAvailableMissingItemsInput!) {
        moveAvailableMissingItems(input: $input) {
          ... on MoveMissingItemsPayload @alias(as: "payload") {
            __typename
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
  return async (warehouses) => {
    const { payload } = await write({ warehouses });
    if (!payload) return false;
    notify({
      intent: 'success',
      title: t('CATALOG.CART.DONE'),
      action: { label: t('WISHLIST.TO_CART'), run: () => goTo(regularCartUrl()) },
    });
    await revalidate();
    return true;
  };
}
