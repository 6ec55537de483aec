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
import { readMoney } from '../../parts/money/Money.tsx';
import { useHasAttribute, useSession } from '../../shell/session/useSession.ts';
import { CopyableNumber } from '../../ui/CopyableNumber.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoney } from '../../ui/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { PlainLink } from '../../ui/PlainLink.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { DocumentTotals, DocumentTotalRows, type Totals } from './DocumentTotals.tsx';

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
  const columns = useMemo(
    (): readonly Column<Line>[] => [
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
      {
        key: 'description',
        label: t('ARTICLE.DESCRIPTION'),
        card: 'text',
        render: ({ description }) => description,
      },
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
      { key: 'qty', label: t('ORDER.ITEMS.QTY'), align: 'end', render: ({ qty }) => qty },
      {
        key: 'price',
        label: t('ORDER.ITEMS.PRICE'),
        align: 'end',
        render: ({ price }) => formatMoney(readMoney(price), decimalStyle),
      },
      {
        key: 'totalPrice',
        label: t('ORDER.ITEMS.TOTAL_PRICE'),
        align: 'end',
        card: 'head',
        render: ({ totalPrice }) => formatMoney(readMoney(totalPrice), decimalStyle),
      },
    ],
    [t, mayOpenArticles, mayOpenOrders, decimalStyle],
  );
  const { column, above, below } = useCheckedLines(lines, linesOf ?? null);
  return (
    <section>
      <Subtitle2 as="h2" block className={styles.title}>
        {t('ORDER.ITEMS')}
      </Subtitle2>
      {above}
      <DataTable
        label={t('ORDER.ITEMS')}
        columns={column ? [column, ...columns] : columns}
        rows={lines}
        rowKey={({ place }) => place}
        maxBlockSize="500px"
        empty={<EmptyState title={t('DOCUMENTS.NO_ITEMS')} />}
        footer={isPhone ? undefined : <DocumentTotalRows totals={totals} before={column ? 4 : 3} after={1} />}
      />
      {isPhone ? <DocumentTotals totals={totals} /> : null}
      {below}
    </section>
  );
}
