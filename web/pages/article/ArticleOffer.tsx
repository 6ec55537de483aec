import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ArticleOffer_article$key } from '../../__generated__/ArticleOffer_article.graphql.ts';
import { ArticlePrice } from '../../parts/article/ArticlePrice.tsx';
import { CartControls } from '../../parts/cart/CartControls.tsx';
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
});

/** The pre-order is offered with the goods in transit (ART-15). */
const orderedHere = ['REGULAR', 'BACKORDER'] as const;

/** Everything needed to order: price, stock, carts, goods in transit (ART-07, ART-11 to ART-15). */
export function ArticleOffer({ article: articleKey }: { article: ArticleOffer_article$key }): ReactElement {
  const styles = useStyles();
  const article = useFragment(
    graphql`
      fragment ArticleOffer_article on Article {
        ...ArticlePrice_article
        ...StockChips_article
        ...CartControls_article
        ...MultipleNotice_article
        ...InTransitBlock_article
      }
    `,
    articleKey,
  );
  return (
    <div className={styles.offer}>
      <ArticlePrice article={article} isLarge />
      <StockChips article={article} isWhole />
      <CartControls article={article} types={orderedHere} isProminent />
      <MultipleNotice article={article} />
      <InTransitBlock article={article} />
    </div>
  );
}
