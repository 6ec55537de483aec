import { Caption1, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { PricesPaidQuery } from '../../__generated__/PricesPaidQuery.graphql.ts';
import { finalInvoiceUrl } from '../../parts/documents/documents.urls.ts';
import { type Money, readMoney } from '../../parts/money/Money.tsx';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { useHasAttribute, useSession } from '../../shell/session/useSession.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { formatMoney } from '../../ui/values/formatMoney.ts';
import { present } from '../../ui/list/present.ts';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { priceSteps } from './priceSteps.ts';
import { column } from '../../parts/table/column.tsx';

const useStyles = makeStyles({
  content: { maxInlineSize: '720px' },
  plot: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    margin: `${tokens.spacingVerticalS} 6px`,
    color: tokens.colorNeutralForeground2,
  },
  picture: {
    // The line and its dots are wider than the square that they are drawn in.
    overflow: 'visible',
    inlineSize: '100%',
    blockSize: '64px',
    fill: 'none',
    stroke: tokens.colorBrandStroke1,
    strokeLinecap: 'round',
    ':dir(rtl)': { transform: 'scaleX(-1)' },
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
    '& > path': { vectorEffect: 'non-scaling-stroke' },
  },
  line: { strokeWidth: '2px' },
  dots: { strokeWidth: '7px' },
  ends: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
  days: { display: 'flex', justifyContent: 'space-between', marginBlockStart: tokens.spacingVerticalXS },
});

type Row = {
  id: string;
  invoice: { dbId: string; docNumber: string | null | undefined };
  date: string | null | undefined;
  qty: number | null | undefined;
  price: Parameters<typeof Money>[0]['value'];
};

/**
 * The prices that the customer has paid for an article, from the final invoices: a line over time, in the currency of the
 * newest invoice, and a table with the same prices for those who cannot see the line.
 */
export function PricesPaid({ name }: { name: string }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const mayOpen = useHasAttribute('order_view');
  const { data, isFailed, retry } = useDebouncedQuery<PricesPaidQuery>(
    graphql`
      query PricesPaidQuery($article: String!) {
        viewer {
          claimableInvoices(article: $article) {
            dbId
            docNumber
            date
            lines {
              id
              qty
              price {
                ...Money_amount
              }
            }
          }
        }
      }
    `,
    { article: name },
    { isQuiet: true },
  );
  const invoices = data?.viewer.claimableInvoices;
  const rows = useMemo(
    () =>
      present(invoices).flatMap(({ dbId, docNumber, date, lines }): Row[] =>
        present(lines).map(({ id, qty, price }) => ({ id, invoice: { dbId, docNumber }, date, qty, price })),
      ),
    [invoices],
  );
  const columns = useMemo(
    (): Column<Row>[] => [
      column.day('date', t('DOCUMENTS.COLUMN.DATE'), { card: 'head' }),
      {
        key: 'invoice',
        label: t('ORDER.DOCUMENT.MERGED_INVOICE'),
        isRowLink: mayOpen,
        render: ({ invoice: { dbId, docNumber } }) =>
          mayOpen ? <TextLink to={finalInvoiceUrl(dbId)}>{docNumber ?? dbId}</TextLink> : (docNumber ?? dbId),
        card: 'head',
      },
      column.pieces('qty', t('ORDER.ITEMS.QTY')),
      column.money('price', t('ARTICLE.PRICE_EXCLUDING_VAT')),
    ],
    [mayOpen, t],
  );
  if (isFailed || (data && !invoices))
    return <ErrorPanel text={t('ARTICLE.PRICES_PAID.FAILED')} onRetry={retry} />;
  if (!data) return <Spinner size="tiny" label={t('LOADING')} />;
  if (rows.length === 0) return <Caption1>{t('ARTICLE.PRICES_PAID.NONE')}</Caption1>;
  const currency = readMoney(rows[0]?.price)?.currencyCode;
  const paid = rows.flatMap(({ date, price }) => {
    const money = readMoney(price);
    return date && money && money.currencyCode === currency ? [{ day: date, price: money.value }] : [];
  });
  const steps = priceSteps(paid);
  const prices = paid.map(({ price }) => price);
  const days = paid.map(({ day }) => day).toSorted();
  const format = (value: number) => formatMoney({ value, currencyCode: currency }, decimalStyle);
  return (
    <div className={styles.content}>
      {steps ? (
        <div className={styles.plot} aria-hidden>
          <svg className={styles.picture} viewBox="0 0 100 100" preserveAspectRatio="none">
            <path className={styles.line} d={steps.line} />
            <path className={styles.dots} d={steps.dots} />
          </svg>
          <Caption1 className={styles.ends}>
            <span>{format(Math.max(...prices))}</span>
            <span>{format(Math.min(...prices))}</span>
          </Caption1>
          <Caption1 className={styles.days}>
            <DateTime value={days[0]} />
            <DateTime value={days.at(-1)} />
          </Caption1>
        </div>
      ) : null}
      <DataTable
        label={t('ARTICLE.PRICES_PAID')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        maxBlockSize="320px"
      />
    </div>
  );
}
