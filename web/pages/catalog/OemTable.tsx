import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OemTable_rows$data, OemTable_rows$key } from '../../__generated__/OemTable_rows.graphql.ts';
import { CopyableNumber } from '../../ui/CopyableNumber.tsx';
import { Money } from '../../parts/money/Money.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ArticleLink } from '../../parts/article/ArticleLink.tsx';
import { CartControls } from '../../parts/cart/CartControls.tsx';
import { EndOfLifeNotice } from '../../parts/article/EndOfLifeNotice.tsx';
import { MultipleNotice } from '../../parts/article/MultipleNotice.tsx';
import { StockChips } from '../../parts/article/StockChips.tsx';
import { WishlistStar } from '../../parts/wishlist/WishlistStar.tsx';

const useStyles = makeStyles({
  article: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  requested: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  brand: { display: 'block', fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  words: { minInlineSize: '160px', overflowWrap: 'anywhere' },
  again: { color: tokens.colorNeutralForeground3 },
});

type OemRow = OemTable_rows$data[number];
/** A line of the table: a number with one of its articles, or with none. */
type Line = { key: string; row: OemRow; article: OemRow['result'][number] | null; isFirst: boolean };

/** One line an article that was found, and one for each number without (CAT-26). */
export function OemTable({ rows }: { rows: OemTable_rows$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment OemTable_rows on OemRow @relay(plural: true) {
        requestedName
        found
        replacement
        result {
          id
          name
          brand
          description
          price {
            ...Money_amount
          }
          ...WishlistStar_article
          ...EndOfLifeNotice_article
          ...MultipleNotice_article
          ...StockChips_article
          ...CartControls_article
        }
      }
    `,
    rows,
  );
  const lines = useMemo(() => data.flatMap(toLines), [data]);
  const columns = useMemo(
    (): Column<Line>[] => [
      {
        key: 'requested',
        card: 'head',
        label: t('OEM.COLUMN.REQUESTED'),
        render: ({ row, isFirst }) =>
          isFirst ? (
            <span className={styles.requested}>
              <CopyableNumber value={row.requestedName}>{row.requestedName}</CopyableNumber>
              {row.found ? null : <StatusTag color="red">{t('OEM.NOT_FOUND')}</StatusTag>}
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
                <CopyableNumber value={article.name}>
                  <ArticleLink name={article.name} isStrong />
                </CopyableNumber>
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
        render: ({ article }) => article && <CartControls article={article} isCompact />,
      },
    ],
    [styles, t],
  );
  return (
    <DataTable
      label={t('OEM.RESULTS')}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      empty={<p>{t('OEM.NONE')}</p>}
    />
  );
}

function toLines(row: OemRow, index: number): Line[] {
  if (row.result.length === 0) return [{ key: String(index), row, article: null, isFirst: true }];
  return row.result.map((article, place) => ({
    key: `${index} ${article.id}`,
    row,
    article,
    isFirst: place === 0,
  }));
}
