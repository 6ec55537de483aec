import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ResultCard_hit$key } from '../../../__generated__/ResultCard_hit.graphql.ts';
import { AnalogueList } from './AnalogueList.tsx';
import { ArticleNumber } from '../../../parts/article/ArticleNumber.tsx';
import { ArticlePhoto } from '../../../parts/article/ArticlePhoto.tsx';
import { ArticlePrice } from '../../../parts/article/ArticlePrice.tsx';
import { CartControls } from '../../../parts/cart/CartControls.tsx';
import { EndOfLifeNotice } from '../../../parts/article/EndOfLifeNotice.tsx';
import { InTransitNote } from '../../../parts/article/InTransitNote.tsx';
import { MultipleNotice } from '../../../parts/article/MultipleNotice.tsx';
import { StockChips } from '../../../parts/article/StockChips.tsx';
import { WishlistStar } from '../../../parts/wishlist/WishlistStar.tsx';

const useStyles = makeStyles({
  card: {
    // A separate layer: the browser repaints the card that changes and reuses the others.
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    // Quantity and carts have one line.
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalS },
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // Numbers never break: in a wide font or a narrow window the star moves below, not onto the number's copy button.
  head: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  words: { flex: '1 1 0', minInlineSize: 'min-content' },
  part: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
  // Prices of a row of cards stand at the foot on one line. Shared rows (subgrid) cost layout in all cards when one changes.
  stock: { flexGrow: 1 },
  star: { alignSelf: 'start', marginInlineStart: 'auto' },
  brand: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  description: { display: 'block', overflowWrap: 'anywhere' },
  notes: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    paddingBlockEnd: tokens.spacingVerticalXS,
  },
});

/** A found article as a card (CAT-04, CAT-40). */
export function ResultCard({ hit }: { hit: ResultCard_hit$key }): ReactElement | null {
  const styles = useStyles();
  const data = useFragment(
    graphql`
      fragment ResultCard_hit on ArticleHit {
        ...AnalogueList_hit
        article @required(action: NONE) {
          name
          brand
          description
          photoUrl(size: S200)
          ...WishlistStar_article
          ...EndOfLifeNotice_article
          ...StockChips_article
          ...MultipleNotice_article
          ...InTransitNote_article
          ...ArticlePrice_article
          ...CartControls_article
        }
      }
    `,
    hit,
  );
  if (!data) return null;
  const { article } = data;
  return (
    <li className={styles.card}>
      <div className={styles.part}>
        <div className={styles.head}>
          <ArticlePhoto src={article.photoUrl} alt="" edge="88px" />
          <div className={styles.words}>
            {article.brand ? <span className={styles.brand}>{article.brand}</span> : null}
            <ArticleNumber name={article.name} headingLevel={3} />
            <span className={styles.description}>{article.description}</span>
            <EndOfLifeNotice article={article} />
          </div>
          <span className={styles.star}>
            <WishlistStar article={article} />
          </span>
        </div>
        <AnalogueList hit={data} />
      </div>
      <div className={mergeClasses(styles.part, styles.stock)}>
        <StockChips article={article} />
        <div className={styles.notes}>
          <InTransitNote article={article} />
          <MultipleNotice article={article} />
        </div>
      </div>
      <div className={styles.part}>
        <ArticlePrice article={article} />
        <CartControls article={article} />
      </div>
    </li>
  );
}
