import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ShelfArticle_article$key } from '../../__generated__/ShelfArticle_article.graphql.ts';
import { ArticleLink } from '../../parts/article/ArticleLink.tsx';
import { ArticlePhoto } from '../../parts/article/ArticlePhoto.tsx';
import { ArticlePrice } from '../../parts/article/ArticlePrice.tsx';
import { CartControls } from '../../parts/cart/CartControls.tsx';
import { StockChips } from '../../parts/article/StockChips.tsx';
import { EndOfLifeNotice } from '../../parts/article/EndOfLifeNotice.tsx';

const useStyles = makeStyles({
  article: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: tokens.spacingVerticalXS,
    minInlineSize: 0,
  },
  brand: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  description: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalXS,
    marginBlockStart: 'auto',
  },
});

/** An article shown with another one: link, price and carts (ART-18). */
export function ShelfArticle({ article: articleKey }: { article: ShelfArticle_article$key }): ReactElement {
  const styles = useStyles();
  const article = useFragment(
    graphql`
      fragment ShelfArticle_article on Article {
        name
        brand
        description
        photoUrl(size: S200)
        ...EndOfLifeNotice_article
        ...StockChips_article
        ...ArticlePrice_article
        ...CartControls_article
      }
    `,
    articleKey,
  );
  return (
    <li className={styles.article}>
      <ArticlePhoto src={article.photoUrl} alt="" edge="64px" />
      <div className={styles.words}>
        <span>
          <ArticleLink name={article.name} isStrong /> <span className={styles.brand}>{article.brand}</span>
        </span>
        <span className={styles.description}>{article.description}</span>
        <EndOfLifeNotice article={article} />
        <StockChips article={article} />
        <div className={styles.foot}>
          <ArticlePrice article={article} />
          <CartControls article={article} isCompact />
        </div>
      </div>
    </li>
  );
}
