import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useTakeFromWishlistMutation } from '../../__generated__/useTakeFromWishlistMutation.graphql.ts';
import { useCartWrite } from '../../parts/cart/useCartWrite.ts';
import { useMovedToCart } from '../../parts/cart/useMovedToCart.ts';
import { toSentences } from '../../ui/announce/announce.ts';
import { nameFew } from '../../ui/list/nameFew.ts';
import { unstar } from './unstar.ts';

type Named = { readonly id: string; readonly name: string };

/** Moves articles into the cart, one multiple of each, and offers to go there (WISH-06, WISH-08, GAP-136). */
export function useTakeFromWishlist(): [
  take: (articles: readonly Named[]) => Promise<void>,
  isTaking: boolean,
] {
  const { t } = useTranslation();
  const movedToCart = useMovedToCart();
  const [write, isTaking] = useCartWrite<useTakeFromWishlistMutation>(graphql`
    mutation useTakeFromWishlistMutation($input: TakeFromWishlistInput!) {
      takeFromWishlist(input: $input) {
        ... on TakeFromWishlistPayload @alias(as: "payload") {
          articles {
            id
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const take = async (chosen: readonly Named[]) => {
    const articles = chosen.map(({ id }) => id);
    const { payload } = await write(
      { items: articles.map((article) => ({ article })) },
      { updater: (store, answer) => unstar(store, answer?.takeFromWishlist?.payload ? articles : []) },
    );
    if (payload)
      await movedToCart({
        body: toSentences([
          t('OEM.ADDED', { count: articles.length }),
          nameFew(chosen.map(({ name }) => name)),
        ]),
      });
  };
  return [take, isTaking];
}
