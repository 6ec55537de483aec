import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearWishlist } from './useClearWishlist.ts';
import { useTakeFromWishlist } from './useTakeFromWishlist.ts';

type Props = {
  /** Global ids of the articles on the screen. */
  shown: readonly string[];
  /** The checked entries; null for users who may not order. */
  checked: readonly { readonly id: string; readonly name: string }[] | null;
  /** How many articles the wishlist has. */
  total: number;
};

/** The commands on several articles: into the cart (WISH-06, GAP-139), and off the wishlist (WISH-07). */
export function WishlistCommands({ shown, checked, total }: Props): ReactElement {
  const { t } = useTranslation();
  const [take, isTaking] = useTakeFromWishlist();
  const [clear, isClearing] = useClearWishlist();
  return (
    <>
      <Button disabledFocusable={isClearing} onClick={() => void clear(shown, total)}>
        {t('WISHLIST.CLEAR')}
      </Button>
      {checked ? (
        <Button
          appearance="primary"
          disabled={checked.length === 0 && !isTaking}
          disabledFocusable={isTaking}
          title={t('WISHLIST.TAKES')}
          onClick={() => void take(checked)}
        >
          {t('CATALOG.CART.ADD.REGULAR')}
        </Button>
      ) : null}
    </>
  );
}
