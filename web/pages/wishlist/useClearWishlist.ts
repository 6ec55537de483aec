import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useClearWishlistMutation } from '../../__generated__/useClearWishlistMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { confirm } from '../../ui/dialogs/confirm.ts';
import { notify } from '../../ui/notices/notify.ts';
import { useWishlistWrites } from '../../parts/wishlist/useWishlistWrites.ts';
import { unstar } from './unstar.ts';

/**
 * Asks, empties the wishlist, and says so (WISH-07, WISH-08, GAP-139). Where all its articles are on the screen, they can
 * be brought back (DAY-69).
 */
export function useClearWishlist(): [
  clear: (shown: readonly string[], total: number) => Promise<void>,
  isClearing: boolean,
] {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [write, isClearing] = useWrite<useClearWishlistMutation>(graphql`
    mutation useClearWishlistMutation($input: ClearWishlistInput!) {
      clearWishlist(input: $input) {
        ... on ClearWishlistPayload @alias(as: "payload") {
          __typename
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const { add } = useWishlistWrites();
  const restore = async (articles: readonly string[]) => {
    // The latest is the first of the list.
    for (const article of articles.toReversed()) if (!(await add(article)).payload) break;
    await revalidate();
  };
  const clear = async (shown: readonly string[], total: number) => {
    const canUndo = shown.length === total;
    const isSure = await confirm({
      title: t('WISHLIST.CLEAR'),
      message: t(canUndo ? 'WISHLIST.CLEAR.COUNT' : 'WISHLIST.CLEAR.QUESTION', { count: total }),
      confirmLabel: t('WISHLIST.CLEAR'),
    });
    if (!isSure) return;
    const { payload } = await write(
      {},
      { updater: (store, answer) => unstar(store, answer?.clearWishlist?.payload ? shown : []) },
    );
    if (!payload) return;
    notify({
      intent: 'success',
      title: t('CATALOG.CART.DONE'),
      body: t('WISHLIST.CLEARED', { count: total }),
      ...(canUndo ? { action: { label: t('WISHLIST.CLEAR.UNDO'), run: () => void restore(shown) } } : {}),
    });
    await revalidate();
  };
  return [clear, isClearing];
}
