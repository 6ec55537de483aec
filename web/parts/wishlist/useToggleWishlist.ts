import { graphql, useFragment } from 'react-relay';
import type { useToggleWishlist_article$key } from '../../__generated__/useToggleWishlist_article.graphql.ts';
import { useWishlistWrites } from './useWishlistWrites.ts';
import { useOptimisticWrite } from '../../relay/useOptimisticWrite.ts';

/** Whether an article is in the wishlist, and how to change that. */
export type WishlistToggle = { isInWishlist: boolean; toggle: () => void };

/** Puts an article into the wishlist or takes it out: at once, and back again when the call fails (ART-08 to ART-10). */
export function useToggleWishlist(article: useToggleWishlist_article$key): WishlistToggle {
  const { id, inWishList } = useFragment(
    graphql`
      fragment useToggleWishlist_article on Article {
        id
        inWishList
      }
    `,
    article,
  );
  const { add, remove } = useWishlistWrites();
  const { set } = useOptimisticWrite<boolean>({
    apply: (store, isWanted) => store.get(id)?.setValue(isWanted, 'inWishList'),
    write: (isWanted) => (isWanted ? add(id) : remove(id)),
    delay: 0,
  });
  const isInWishlist = inWishList ?? false;
  return { isInWishlist, toggle: () => set(!isInWishlist) };
}
