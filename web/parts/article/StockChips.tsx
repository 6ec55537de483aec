import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { StockChips_article$key } from '../../__generated__/StockChips_article.graphql.ts';
import { dash } from '../../ui/dash.ts';
import { present } from '../../ui/list/present.ts';
import { isStockShown } from './isStockShown.ts';

const useStyles = makeStyles({
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  chip: {
    display: 'inline-flex',
    gap: tokens.spacingHorizontalXS,
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    whiteSpace: 'nowrap',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
  },
  available: {
    backgroundColor: tokens.colorPaletteGreenBackground1,
    color: tokens.colorPaletteGreenForeground1,
  },
  amount: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
});

/** One chip a warehouse with the pieces it holds; consignation warehouses are left out (ART-11, CAT-43). */
export function StockChips({ article }: { article: StockChips_article$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { stock } = useFragment(
    graphql`
      fragment StockChips_article on Article {
        stock {
          amount
          warehouse {
            name
            type
          }
        }
      }
    `,
    article,
  );
  return (
    <ul className={styles.chips} aria-label={t('ARTICLE.STOCK')}>
      {present(stock).map(({ warehouse, amount }, i) =>
        isStockShown(warehouse) ? (
          <li key={i} className={mergeClasses(styles.chip, (amount ?? 0) > 0 && styles.available)}>
            {warehouse?.name ?? dash}
            <span className={styles.amount}>{amount ?? dash}</span>
          </li>
        ) : null,
      )}
    </ul>
  );
}
