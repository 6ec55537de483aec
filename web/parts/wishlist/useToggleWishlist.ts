import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { useToggleWishlist_article$key } from '../../__generated__/useToggleWishlist_article.graphql.ts';
import { queuesByStore } from '../../relay/createWriteQueue.ts';
import { useStore } from '../../ui/createStore.ts';
import { useWishlistWrites } from './useWishlistWrites.ts';

/** Whether an article is in the wishlist, and how to change that. */
export type WishlistToggle = { isInWishlist: boolean; toggle: () => void };

const queueOf = queuesByStore<boolean>();

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
  const queue = queueOf(useRelayEnvironment());
  const wanted = useStore(queue, (state) => state.wanted.get(id));
  const { add, remove } = useWishlistWrites();
  const isInWishlist = wanted ?? inWishList ?? false;
  const toggle = () => {
    const write = isInWishlist ? remove : add;
    void queue.set(id, !isInWishlist, async () => (await write(id)).payload !== null);
  };
  return { isInWishlist, toggle };
}
