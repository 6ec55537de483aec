import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useRemoveFromWishlistMutation } from '../../__generated__/useRemoveFromWishlistMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { confirm } from '../../ui/dialogs/confirm.ts';
import { notify } from '../../ui/notices/notify.ts';
import { unstar } from './unstar.ts';

/**
 * Asks, takes an article off the wishlist, and says so (WISH-05, WISH-08).
 * @param onRemoved called with the article's id before its row goes
 */
export function useRemoveFromWishlist(
  onRemoved: (id: string) => void,
): (article: { id: string; name: string }) => void {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [write] = useWrite<useRemoveFromWishlistMutation>(graphql`
    mutation useRemoveFromWishlistMutation($input: RemoveFromWishlistInput!) {
      removeFromWishlist(input: $input) {
        ... on WishlistPayload @alias(as: "payload") {
          article {
            id
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return useCallback(
    ({ id, name }) => {
      const remove = async () => {
        const isSure = await confirm({
          title: t('WISHLIST.REMOVE', { article: name }),
          message: t('WISHLIST.REMOVE.QUESTION', { article: name }),
          confirmLabel: t('WISHLIST.REMOVE.CONFIRM'),
        });
        if (!isSure) return;
        const { payload } = await write(
          { article: id },
          { updater: (store, answer) => unstar(store, answer?.removeFromWishlist?.payload ? [id] : []) },
        );
        if (!payload) return;
        onRemoved(id);
        notify({
          intent: 'success',
          title: t('CATALOG.CART.DONE'),
          body: t('WISHLIST.REMOVED', { articles: name }),
        });
        await revalidate();
      };
      void remove();
    },
    [onRemoved, revalidate, t, write],
  );
}
