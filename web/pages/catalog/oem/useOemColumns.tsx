import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OemTable_rows$data } from '../../../__generated__/OemTable_rows.graphql.ts';
import { ArticleNumber } from '../../../parts/article/ArticleNumber.tsx';
import { EndOfLifeNotice } from '../../../parts/article/EndOfLifeNotice.tsx';
import { MultipleNotice } from '../../../parts/article/MultipleNotice.tsx';
import { StockChips } from '../../../parts/article/StockChips.tsx';
import { CartControls } from '../../../parts/cart/CartControls.tsx';
import { Money } from '../../../parts/money/Money.tsx';
import { WishlistStar } from '../../../parts/wishlist/WishlistStar.tsx';
import { CopyableNumber } from '../../../ui/values/CopyableNumber.tsx';
import { StatusTag } from '../../../ui/values/StatusTag.tsx';
import type { Column } from '../../../ui/table/Column.ts';
import { dash } from '../../../ui/values/dash.ts';

export type OemRow = OemTable_rows$data[number];
/** A line of the table: a number with one of its articles, or with none. */
export type OemLine = {
  key: string;
  row: OemRow;
  article: NonNullable<OemRow['result'][number]> | null;
  isFirst: boolean;
};

const useStyles = makeStyles({
  article: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  requested: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  brand: { display: 'block', fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  words: { minInlineSize: '160px', overflowWrap: 'anywhere' },
  again: { color: tokens.colorNeutralForeground3 },
});

/** Columns of the result of a list of numbers (CAT-26). */
export function useOemColumns(): readonly Column<OemLine>[] {
  const styles = useStyles();
  const { t } = useTranslation();
  return useMemo(
    (): Column<OemLine>[] => [
      {
        key: 'requested',
        card: 'head',
        label: t('OEM.COLUMN.REQUESTED'),
        render: ({ row, isFirst }) =>
          isFirst ? (
            <span className={styles.requested}>
              {row.requestedName ? <CopyableNumber value={row.requestedName} /> : dash}
              {row.found !== false ? null : <StatusTag color="red">{t('OEM.NOT_FOUND')}</StatusTag>}
              {row.replacement ? (
                <StatusTag color="gold">{t(`OEM.REPLACEMENT.${row.replacement}`)}</StatusTag>
              ) : null}
            </span>
          ) : (
            <Caption1 className={styles.again}>{row.requestedName}</Caption1>
          ),
      },
      {
        key: 'article',
        card: 'text',
        label: t('ARTICLE'),
        render: ({ article }) =>
          article && (
            <span className={styles.article}>
              <WishlistStar article={article} />
              <span>
                <ArticleNumber name={article.name} />
                <span className={styles.brand}>{article.brand}</span>
              </span>
            </span>
          ),
      },
      {
        key: 'description',
        card: 'text',
        label: t('ARTICLE.DESCRIPTION'),
        render: ({ article }) =>
          article && (
            <div className={styles.words}>
              {article.description} <EndOfLifeNotice article={article} /> <MultipleNotice article={article} />
            </div>
          ),
      },
      {
        key: 'stock',
        card: 'text',
        label: t('ARTICLE.STOCK'),
        render: ({ article }) => article && <StockChips article={article} />,
      },
      {
        key: 'price',
        card: 'head',
        label: t('ARTICLE.PRICE_EXCLUDING_VAT'),
        align: 'end',
        render: ({ article }) => article && <Money value={article.price} />,
      },
      {
        key: 'cart',
        card: 'foot',
        label: t('CATALOG.ORDER'),
        render: ({ article, row }) =>
          article && <CartControls article={article} isCompact firstQty={row.qty ?? undefined} />,
      },
    ],
    [styles, t],
  );
}
