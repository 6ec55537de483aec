import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { useCartQuantity_article$key } from '../../__generated__/useCartQuantity_article.graphql.ts';
import type { useCartQuantityMutation } from '../../__generated__/useCartQuantityMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { announce } from '../../ui/announce/announce.ts';
import { dash } from '../../ui/values/dash.ts';
import { formatPieces } from '../../ui/values/formatMoney.ts';
import { notify } from '../../ui/notices/notify.ts';
import { cartUrls } from './cart.urls.ts';
import { cartOffers, type CartType } from './cartTypes.ts';
import { forgetPreviews } from './forgetPreviews.ts';
import { cartKey, useCartQueue, useCartQueueState } from './useCartQueue.ts';

/** Milliseconds after the last change until it is sent (CART-60). */
const quantityPause = 500;

/** How many pieces of an article are in a cart, and how to change that. */
export type CartQuantity = {
  /** Pieces, as last set here; null while they are not known. */
  qty: number | null;
  /** The article is sold in multiples of this; 1 where that is not known, and the server checks it. */
  multiple: number;
  setQty: (qty: number) => void;
  /** Whether the last change is not on the server yet. */
  isUnsaved: boolean;
};

/**
 * An article's quantity in one cart. A change shows at once; it is sent once a burst of changes has paused
 * (CART-55, CART-60). Success is notified with a link to the cart (CART-56, DAY-83); a failure shows nothing and brings back the last quantity that
 * the server confirmed (CART-61, GAP-61).
 */
export function useCartQuantity(article: useCartQuantity_article$key, type: CartType): CartQuantity {
  const { t } = useTranslation();
  const { id, name, multiple, ...quantities } = useFragment(
    graphql`
      fragment useCartQuantity_article on Article {
        id
        name
        multiple
        inCartQty
        inReservationQty
        inBackorderQty
      }
    `,
    article,
  );
  const [write] = useWrite<useCartQuantityMutation>(
    graphql`
      mutation useCartQuantityMutation($input: SetCartQtyInput!) {
        setCartQty(input: $input) {
          ... on SetCartQtyPayload @alias(as: "payload") {
            article {
              id
              inCartQty
              inReservationQty
              inBackorderQty
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { isSilent: true },
  );
  const inCart: Record<CartType, string> = {
    REGULAR: t('CATALOG.CART.IN.REGULAR'),
    RESERVATION: t('CATALOG.CART.IN.RESERVATION'),
    BACKORDER: t('CATALOG.CART.IN.BACKORDER'),
  };
  const { field } = cartOffers[type];
  const key = cartKey(type, id);
  const queue = useCartQueue();
  const environment = useRelayEnvironment();
  const wanted = useCartQueueState((state) => state.wanted.get(key));
  const send = async (qty: number): Promise<boolean> => {
    forgetPreviews(environment);
    const { payload, isUnknown } = await write(
      { article: id, qty, type },
      {
        // It was done; without the article in the answer it holds what was set.
        updater: (store, answer) => {
          if (answer?.setCartQty?.payload && !answer.setCartQty.payload.article) {
            store.get(id)?.setValue(qty, field);
          }
        },
      },
    );
    // What was read while it was under way may be from before it.
    forgetPreviews(environment);
    if (!payload) {
      announce(
        isUnknown ? t('OUTCOME_UNKNOWN.TEXT') : t('CATALOG.CART.NOT_SAVED', { article: name ?? dash }),
      );
      return false;
    }
    notify({
      intent: 'success',
      title: t('CATALOG.CART.DONE'),
      body: `${inCart[type]}: ${formatPieces(qty)} × ${name ?? dash}`,
      links: [{ label: t('WISHLIST.TO_CART'), to: cartUrls[type] }],
      timeout: 5000,
    });
    return true;
  };
  return {
    qty: wanted ?? quantities[field] ?? null,
    multiple: multiple ?? 1,
    setQty: (qty) => void queue.set(key, qty, () => send(qty), quantityPause),
    isUnsaved: wanted !== undefined,
  };
}
