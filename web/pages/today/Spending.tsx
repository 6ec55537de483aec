import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { TodaySpendingQuery } from '../../__generated__/TodaySpendingQuery.graphql.ts';
import { dayIn } from '../../../contract/dayIn.ts';
import { standardCode } from '../../i18n/languages.ts';
import { finalInvoicesUrl, invoicesUrl } from '../../parts/documents/documents.urls.ts';
import { readMoney } from '../../parts/money/Money.tsx';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney, type MoneyValue } from '../../ui/values/formatMoney.ts';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchLine } from '../../ui/touchTarget.ts';
import { useNow } from '../../ui/values/useNow.ts';
import { visuallyHidden } from '../../ui/announce/visuallyHidden.ts';
import { monthUrl } from './monthUrl.ts';
import {
  isOpenMonth,
  spendingByMonth,
  withOpenMonths,
  type MonthSums,
  type Spent,
} from './spendingByMonth.ts';
import { TodayNote } from './TodayNote.tsx';
import { TodaySection } from './TodaySection.tsx';

const useStyles = makeStyles({
  table: {
    position: 'relative',
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  head: { padding: 0, '& > span': visuallyHidden },
  month: {
    inlineSize: '1%',
    // The links of two rows of one line are 24 px apart.
    paddingBlock: tokens.spacingVerticalXXS,
    paddingInlineEnd: tokens.spacingHorizontalM,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  link: touchLine,
  cell: { paddingBlock: tokens.spacingVerticalXS },
  bar: {
    display: 'block',
    fill: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { fill: 'CanvasText' },
  },
  sum: {
    inlineSize: '1%',
    paddingInlineStart: tokens.spacingHorizontalM,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  others: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  muted: { color: tokens.colorNeutralForeground2 },
});

/**
 * What was invoiced in each of the last months (DAY-115), and nothing where no month is known: a table whose bars
 * compare one currency, the user's if they pay in it. A month counts if one page of invoices holds all of it, and leads to
 * these invoices.
 */
export function Spending({ query }: { query: PreloadedQuery<TodaySpendingQuery> }): ReactElement | null {
  const { t } = useTranslation();
  const { list, areFinal, rows } = useSpending(query);
  if (list && rows.length === 0) return null;
  return (
    <TodaySection
      title={t('TODAY.SPENDING')}
      all={{ label: t('NAVIGATION.INVOICES'), to: areFinal ? finalInvoicesUrl : invoicesUrl }}
    >
      {list ? null : <NotLoaded />}
      {rows.length > 0 ? <SpendingTable months={rows} areAll={list != null} /> : null}
    </TodaySection>
  );
}

/** The months with their invoices' lists; `list` is null where it could not be read. */
function useSpending(query: PreloadedQuery<TodaySpendingQuery>) {
  const now = useNow();
  const {
    timeZone,
    viewer: { mergedInvoices, invoices },
  } = usePreloadedQuery<TodaySpendingQuery>(
    graphql`
      query TodaySpendingQuery($final: Boolean!) @preloadable {
        timeZone
        viewer {
          mergedInvoices(first: 100) @include(if: $final) {
            totalCount
            edges {
              node {
                date
                subtotal {
                  ...Money_amount
                }
              }
            }
          }
          invoices(first: 100) {
            totalCount
            edges {
              node {
                createdAt
                subtotal {
                  ...Money_amount
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  // As the filter of a list has it: each month is the sum of the list that its link opens.
  const toDay = dayIn(timeZone);
  const thisMonth = toDay(now).slice(0, 7);
  const finals = nodesOf(mergedInvoices).map((one) => toSpent(one?.date, one && readMoney(one.subtotal)));
  const singles = nodesOf(invoices).map((one) =>
    toSpent(one?.createdAt && toDay(one.createdAt), one && readMoney(one.subtotal)),
  );
  const monthsOf = (list: typeof mergedInvoices | typeof invoices, spent: readonly (Spent | null)[]) =>
    spendingByMonth(spent, list?.totalCount != null && list.totalCount <= spent.length, thisMonth);
  // Null where they could not be read, undefined where the user has none.
  const list = mergedInvoices === undefined ? invoices : mergedInvoices;
  const singleMonths = monthsOf(invoices, singles);
  const months = mergedInvoices
    ? withOpenMonths(monthsOf(mergedInvoices, finals), singleMonths, finals[0]?.month, thisMonth)
    : singleMonths;
  const areFinal = mergedInvoices != null;
  return {
    list,
    areFinal,
    rows: months.map(({ month, sums }) => ({
      sums,
      month,
      to: monthUrl(month, areFinal && !isOpenMonth(month, finals[0]?.month, thisMonth)),
    })),
  };
}

type MonthRow = MonthSums & {
  /** The address of its invoices. */
  to: string;
};

type TableProps = {
  months: readonly MonthRow[];
  /** Whether all invoices could be read. */
  areAll: boolean;
};

/** A row for each month, with a bar for the sum in the main currency, and the other sums below it. */
function SpendingTable({ months, areAll }: TableProps): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const { decimalStyle, selectedCurrencyCode } = useSession();
  const currency = mainCurrency(
    months.flatMap(({ sums }) => sums),
    selectedCurrencyCode,
  );
  const inBars = (sums: readonly MoneyValue[]) =>
    sums.find(({ currencyCode }) => currencyCode === currency)?.value ?? 0;
  const most = Math.max(...months.map(({ sums }) => inBars(sums)));
  if (most <= 0) return areAll ? <TodayNote>{t('TODAY.SPENDING.NONE')}</TodayNote> : null;
  const others = (sums: readonly MoneyValue[]) =>
    sums.filter(({ currencyCode }) => currencyCode !== currency);
  const format = (sum: MoneyValue) => formatMoney(sum, decimalStyle);
  const monthName = new Intl.DateTimeFormat(standardCode(i18n.language), { month: 'long' });
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <span>{t('STATEMENTS.MONTH')}</span>
            </th>
            <td aria-hidden />
            <th scope="col" className={styles.head}>
              <span>{t('ORDER.SUMMARY.SUBTOTAL')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, sums, to }) => (
            <tr key={month}>
              <th scope="row" className={styles.month}>
                <TextLink className={styles.link} to={to}>
                  {monthName.format(new Date(`${month}-01T12:00`))}
                </TextLink>
              </th>
              <td className={styles.cell} aria-hidden>
                <svg className={styles.bar} width="100%" height="12">
                  <rect width={`${Math.max(0, inBars(sums) / most) * 100}%`} height="12" rx="2" />
                </svg>
              </td>
              <td className={styles.sum}>
                <div>{format({ value: inBars(sums), currencyCode: currency })}</div>
                {others(sums).length > 0 ? (
                  <span className={styles.others}>{others(sums).map(format).join(' + ')}</span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Caption1 className={styles.muted}>{t('TODAY.SPENDING.NET')}</Caption1>
    </>
  );
}

const toSpent = (day: string | null | undefined, amount: Spent['amount']): Spent | null =>
  day ? { month: day.slice(0, 7), amount } : null;

/** The user's currency if there are sums in it, else that of the most. */
function mainCurrency(sums: readonly MoneyValue[], own: string | null | undefined): string {
  const counts = new Map<string, number>();
  for (const { currencyCode } of sums) {
    if (currencyCode) counts.set(currencyCode, (counts.get(currencyCode) ?? 0) + 1);
  }
  if (own && counts.has(own)) return own;
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
