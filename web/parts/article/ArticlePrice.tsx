import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ArticlePrice_article$key } from '../../__generated__/ArticlePrice_article.graphql.ts';
import { Money } from '../money/Money.tsx';

const useStyles = makeStyles({
  price: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalXS,
  },
  amount: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  large: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  note: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

type Props = { article: ArticlePrice_article$key; isLarge?: boolean };

/** The user's price of one piece and that it is without VAT (CAT-41, ART-07). */
export function ArticlePrice({ article, isLarge = false }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { price } = useFragment(
    graphql`
      fragment ArticlePrice_article on Article {
        price {
          ...Money_amount
        }
      }
    `,
    article,
  );
  // It may have none, or one that could not be read.
  if (!price) return <Money value={null} />;
  return (
    <span className={styles.price}>
      <span className={mergeClasses(styles.amount, isLarge && styles.large)}>
        <Money value={price} />
      </span>
      <span className={styles.note}>{t('ARTICLE.EXCLUDING_VAT')}</span>
    </span>
  );
}
