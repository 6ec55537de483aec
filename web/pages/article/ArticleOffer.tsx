import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ArticleOffer_article$key } from '../../__generated__/ArticleOffer_article.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ArticlePrice } from '../../parts/article/ArticlePrice.tsx';
import { CartQuantityPopover } from '../../parts/cart/CartQuantityPopover.tsx';
import { cartOffers } from '../../parts/cart/cartTypes.ts';
import { MultipleNotice } from '../../parts/article/MultipleNotice.tsx';
import { StockChips } from '../../parts/article/StockChips.tsx';
import { InTransitBlock } from './InTransitBlock.tsx';

const useStyles = makeStyles({
  offer: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  controls: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Everything needed to order: price, stock, carts, goods in transit (ART-07, ART-11 to ART-15). */
export function ArticleOffer({ article: articleKey }: { article: ArticleOffer_article$key }): ReactElement {
  const styles = useStyles();
  const article = useFragment(
    graphql`
      fragment ArticleOffer_article on Article {
        ...ArticlePrice_article
        ...StockChips_article
        ...CartQuantityPopover_article
        ...MultipleNotice_article
        ...InTransitBlock_article
      }
    `,
    articleKey,
  );
  const mayOrder = useHasAttribute(cartOffers.REGULAR.attribute);
  const mayBackorder = useHasAttribute(cartOffers.BACKORDER.attribute);
  return (
    <div className={styles.offer}>
      <ArticlePrice article={article} isLarge />
      <StockChips article={article} />
      <div className={styles.controls}>
        {mayOrder ? <CartQuantityPopover article={article} type="REGULAR" isLabelled isProminent /> : null}
        {mayBackorder ? <CartQuantityPopover article={article} type="BACKORDER" isLabelled /> : null}
      </div>
      <MultipleNotice article={article} />
      <InTransitBlock article={article} />
    </div>
  );
}
