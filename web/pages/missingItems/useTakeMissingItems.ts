import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useTakeMissingItemsMutation } from '../../__generated__/useTakeMissingItemsMutation.graphql.ts';
import { useCartWrite } from '../../parts/cart/useCartWrite.ts';
import { useMovedToCart } from '../../parts/cart/useMovedToCart.ts';
import { toSentences } from '../../ui/announce/announce.ts';
import { formatPieces } from '../../ui/values/formatMoney.ts';
import { nameFew } from '../../ui/list/nameFew.ts';

/** An item that is moved: its article's number, and what is open of it; null where that is not known. */
export type TakenItem = { readonly id: string; readonly name: string; readonly open: number | null };

const describe = ({ name, open }: TakenItem): string =>
  open === null ? name : `${formatPieces(open)} × ${name}`;

/** Moves items into the cart, all that is open of each, and offers to go there (MISS-14, GAP-136, GAP-137, GAP-175). */
export function useTakeMissingItems(): [
  take: (items: readonly TakenItem[]) => Promise<void>,
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
  const take = async (items: readonly TakenItem[]) => {
    const { payload } = await write({ items: items.map(({ id }) => ({ item: id })) });
    if (payload)
      await movedToCart({
        title: t('OEM.ADDED', { count: items.length }),
        body: toSentences([nameFew(items.map(describe)), t('MISSING_ITEMS.LEFT_REPORT')]),
      });
  };
  return [take, isTaking];
}
