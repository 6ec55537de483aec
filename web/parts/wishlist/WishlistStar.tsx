import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { Star20Filled, Star20Regular } from '@fluentui/react-icons/svg/star';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WishlistStar_article$key } from '../../__generated__/WishlistStar_article.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { useToggleWishlist } from './useToggleWishlist.ts';

const useStyles = makeStyles({
  button: { '@media (pointer: coarse)': { minInlineSize: '40px', minBlockSize: '40px' } },
  filled: { color: tokens.colorPaletteMarigoldForeground3 },
});

/**
 * The star that puts an article into the wishlist: filled while it is there, changed at once (ART-08, ART-09). Who
 * may not open the wishlist (WISH-01) has none.
 */
export function WishlistStar({ article }: { article: WishlistStar_article$key }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment WishlistStar_article on Article {
        name
        ...useToggleWishlist_article
      }
    `,
    article,
  );
  const { isInWishlist, toggle } = useToggleWishlist(data);
  const hasWishlist = useHasAttribute('order_list');
  if (!hasWishlist) return null;
  const label = t('ARTICLE.WISHLIST', { name: data.name });
  return (
    <ToggleButton
      appearance="transparent"
      size="small"
      className={styles.button}
      checked={isInWishlist}
      title={label}
      icon={isInWishlist ? <Star20Filled className={styles.filled} /> : <Star20Regular />}
      onClick={toggle}
    />
  );
}
