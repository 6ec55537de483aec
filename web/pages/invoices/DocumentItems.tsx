import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay';
import type {
  DocumentItems_item$data,
  DocumentItems_item$key,
} from '../../__generated__/DocumentItems_item.graphql.ts';
import { articleUrl } from '../../parts/catalog/catalog.urls.ts';
import { useCheckedLines, type LinesOf } from '../../parts/documents/useCheckedLines.tsx';
import { useHasAttribute, useSession } from '../../shell/session/useSession.ts';
import { CopyableNumber } from '../../ui/values/CopyableNumber.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { PlainLink } from '../../ui/links/PlainLink.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { DocumentTotals, DocumentTotalRows, type Totals } from './DocumentTotals.tsx';
import { column } from '../../parts/table/column.tsx';

const useStyles = makeStyles({ title: { marginBlockEnd: tokens.spacingVerticalS } });

/** A line of a document with its place, by which it is identified. */
type Line = DocumentItems_item$data & { place: number };

type Props = {
  /** The lines as they were answered: null for one that could not be read. */
  items: readonly (DocumentItems_item$key | null | undefined)[] | null | undefined;
  totals: Totals;
  /** The document whose lines can be checked; left out where there is nothing to do with them. */
  linesOf?: LinesOf | undefined;
};

/**
 * The lines of a document with their totals; thousands of them stay smooth, because only those in view are in the page
 * (INV-17 to INV-20, INV-25, MINV-11, CRED-04).
 */
export function DocumentItems({ items, totals, linesOf }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { decimalStyle } = useSession();
  const mayOpenOrders = useHasAttribute('order_view');
  const mayOpenArticles = useHasAttribute('article_view');
  const lines = useMemo(
    () =>
      items?.map((item, place): Line | null =>
        item
          ? {
              // Inline: a subscription for each of thousands of lines would cost more than drawing them.
              ...readInlineData(
                graphql`
                  fragment DocumentItems_item on DocumentItem @inline {
                    referenceOrderId
                    articleName
                    isDelivery
                    description
                    qty
                    price {
                      ...Money_amount
                    }
                    totalPrice {
                      ...Money_amount
                    }
                  }
                `,
                item,
              ),
              place,
            }
          : null,
      ),
    [items],
  );
  const columns = useMemo((): readonly Column<Line>[] => {
    const price = column.plainMoney(decimalStyle);
    return [
      {
        key: 'articleName',
        label: t('ARTICLE'),
        card: 'head',
        render: ({ articleName, isDelivery }) =>
          isDelivery ? (
            t('ORDER.ITEMS.DELIVERY')
          ) : articleName == null ? null : (
            <CopyableNumber value={articleName}>
              {mayOpenArticles ? (
                <PlainLink to={articleUrl(articleName)}>{articleName}</PlainLink>
              ) : (
                articleName
              )}
            </CopyableNumber>
          ),
      },
      column.text('description', t('ARTICLE.DESCRIPTION'), { card: 'text', minWidth: '180px' }),
      {
        key: 'order',
        label: t('ORDERS.COLUMN.ID'),
        render: ({ referenceOrderId }) =>
          referenceOrderId && mayOpenOrders ? (
            <PlainLink to={`/orders/${encodeURIComponent(referenceOrderId)}`}>{referenceOrderId}</PlainLink>
          ) : (
            referenceOrderId
          ),
      },
      column.text('qty', t('ORDER.ITEMS.QTY'), { align: 'end' }),
      price('price', t('ORDER.ITEMS.PRICE')),
      price('totalPrice', t('ORDER.ITEMS.TOTAL_PRICE'), { card: 'head' }),
    ];
  }, [t, mayOpenArticles, mayOpenOrders, decimalStyle]);
  const { column: checked, above, below } = useCheckedLines(lines, linesOf ?? null);
  return (
    <section>
      <Subtitle2 as="h2" block className={styles.title}>
        {t('ORDER.ITEMS')}
      </Subtitle2>
      {above}
      <DataTable
        label={t('ORDER.ITEMS')}
        columns={checked ? [checked, ...columns] : columns}
        rows={lines}
        rowKey={({ place }) => place}
        maxBlockSize="500px"
        empty={<EmptyState title={t('DOCUMENTS.NO_ITEMS')} />}
        footer={
          isPhone ? undefined : <DocumentTotalRows totals={totals} before={checked ? 4 : 3} after={1} />
        }
      />
      {isPhone ? <DocumentTotals totals={totals} /> : null}
      {below}
    </section>
  );
}
