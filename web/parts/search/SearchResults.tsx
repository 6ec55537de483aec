import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOpenPath } from '../../shell/RoutesContext.ts';
import { useHasAttribute, useSession } from '../../shell/session/useSession.ts';
import { useAnnounce } from '../../ui/useAnnounce.ts';
import { dash } from '../../ui/dash.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { present } from '../../ui/list/present.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { articleUrl } from '../catalog/catalog.urls.ts';
import { claimUrl } from '../claims/claims.urls.ts';
import { creditInvoiceUrl, finalInvoiceUrl, invoiceUrl } from '../documents/documents.urls.ts';
import { Money } from '../money/Money.tsx';
import { orderUrl } from '../orders/orders.urls.ts';
import { OrderStatusTag } from '../orders/OrderStatusTag.tsx';
import { plainNumber, readNumber } from './readNumber.ts';
import { readRecentPlaces, rememberPlace } from './recentPlaces.ts';
import type { SearchOption } from './SearchOption.ts';
import { SearchGroup, type SearchRow } from './SearchGroup.tsx';
import { usePortalPages } from './usePortalPages.ts';
import { useSearchResults } from './useSearchResults.ts';

const useStyles = makeStyles({
  list: { padding: tokens.spacingVerticalXS },
  note: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground2,
  },
});

type Props = {
  /** Id of the list, for the field. */
  id: string;
  text: string;
  /** Id of the chosen option. */
  active: string | null;
  /** Receives the options in their order, for the field's keys, and whether others with a number may come. */
  onOptions: (options: readonly SearchOption[], mayComeExact: boolean) => void;
  onTake: (option: SearchOption, isNewTab: boolean) => void;
  /** Searches the text in the catalog; null for users without it. */
  onSearchParts: (() => void) | null;
};

/** Kinds whose titles are numbers that one types to open them. */
const isNumbered = (kind: string): boolean => !['RECENT', 'PAGES', 'ARTICLES'].includes(kind);

/** What the search finds, by kind; without a text, where the user went last. */
export function SearchResults(props: Props): ReactElement {
  const { id, text, active, onOptions, onTake, onSearchParts } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const user = useSession().user?.dbId ?? '';
  const mayOpen = useMayOpenPath();
  const seesOrders = useHasAttribute('order_list') && mayOpen(orderUrl('1'));
  const number = readNumber(text);
  const orders = useSearchResults('orders', number, seesOrders);
  const own = useSearchResults('ordersByOwnNumber', text, seesOrders);
  const invoices = useSearchResults('invoices', number, seesOrders);
  const final = useSearchResults('mergedInvoices', number, seesOrders);
  const credit = useSearchResults('creditInvoices', number, seesOrders);
  const claims = useSearchResults('claims', number, mayOpen(claimUrl('1')));
  const articles = useSearchResults('articles', text, mayOpen('/catalog') && mayOpen(articleUrl('1')));
  const pages = usePortalPages(text);
  const [recent] = useState(() =>
    readRecentPlaces(user, 'places').filter(({ to }) => mayOpen(to.split('?')[0] ?? to)),
  );

  const orderRow = (order: NonNullable<NonNullable<typeof orders.found>[number]>): SearchRow => ({
    title: order.dbId,
    detail: order.clientOrderId,
    to: orderUrl(order.dbId),
    state: <OrderStatusTag order={order} />,
    date: <DateTime value={order.createdAt} />,
    sum: <Money value={order.grandTotal} />,
  });
  const byNumber = present(orders.found);
  const groups: { kind: string; state: string; rows: SearchRow[] }[] =
    text === ''
      ? [
          {
            kind: 'RECENT',
            state: 'found',
            rows: recent.map(({ title, kind, to }) => ({ title, detail: kind, to })),
          },
        ]
      : [
          { kind: 'PAGES', state: 'found', rows: pages.map((page) => ({ ...page })) },
          { kind: 'ORDERS', state: orders.state, rows: byNumber.map(orderRow) },
          {
            kind: 'OWN_NUMBERS',
            state: own.state,
            rows: present(own.found)
              .filter(({ dbId }) => !byNumber.some((order) => order.dbId === dbId))
              .map((order) => ({
                ...orderRow(order),
                title: order.clientOrderId ?? order.dbId,
                detail: t('ORDER.TITLE', { id: order.dbId }),
              })),
          },
          {
            kind: 'INVOICES',
            state: invoices.state,
            rows: present(invoices.found).map(({ dbId, docNumber, createdAt, paid, grandTotal }) => ({
              title: docNumber ?? dbId,
              dbId,
              to: invoiceUrl(dbId),
              state: <PaidTag paid={paid} />,
              date: <DateTime value={createdAt} />,
              sum: <Money value={grandTotal} />,
            })),
          },
          {
            kind: 'FINAL_INVOICES',
            state: final.state,
            rows: present(final.found).map(({ dbId, docNumber, date, grandTotal }) => ({
              title: docNumber ?? dbId,
              dbId,
              to: finalInvoiceUrl(dbId),
              date: <DateTime value={date} />,
              sum: <Money value={grandTotal} />,
            })),
          },
          {
            kind: 'CREDIT_INVOICES',
            state: credit.state,
            rows: present(credit.found).map(({ dbId, docNumber, date, grandTotal }) => ({
              title: docNumber ?? dbId,
              dbId,
              to: creditInvoiceUrl(dbId),
              date: <DateTime value={date} />,
              sum: <Money value={grandTotal} />,
            })),
          },
          {
            kind: 'CLAIMS',
            state: claims.state,
            rows: present(claims.found).map(({ dbId, documentNumber, documentDate }) => ({
              title: documentNumber ?? dbId,
              dbId,
              to: claimUrl(dbId),
              date: <DateTime value={documentDate} />,
            })),
          },
          {
            kind: 'ARTICLES',
            state: articles.state,
            rows: present(articles.found).flatMap(({ name, description }) =>
              name == null ? [] : [{ title: name, detail: description, to: articleUrl(name) }],
            ),
          },
        ];
  const typedNumbers = new Set([text, number].map(plainNumber).filter(Boolean));
  const shown = groups.map(({ rows, ...group }) => ({
    ...group,
    rows: rows.map((row, place) => ({
      ...row,
      id: `${id}-${group.kind}-${place}`,
      isExact:
        group.kind !== 'RECENT' &&
        // The search for parts shows more of an article than its page.
        (group.kind !== 'ARTICLES' || onSearchParts === null) &&
        [row.title, row.dbId ?? ''].some((name) => typedNumbers.has(plainNumber(name))),
      onTaken: () =>
        rememberPlace(
          user,
          {
            title: row.title,
            kind: group.kind === 'RECENT' ? (row.detail ?? '') : t(`SEARCH.KIND.${group.kind}`),
            to: row.to,
          },
          'places',
        ),
    })),
  }));
  const flat = shown.flatMap(({ rows }) => rows);
  const mayComeExact = groups.some(({ kind, state }) => isNumbered(kind) && state === 'searching');
  useLayoutEffect(() => onOptions(flat, mayComeExact));
  const isSearching = groups.some(({ state }) => state === 'searching');
  const isEmpty = flat.length === 0;
  // A single letter is looked for in names of pages alone.
  const isAsked = groups.some(({ kind, state }) => kind !== 'PAGES' && state !== 'idle');
  const noteOf = () => {
    if (isSearching) return t('SEARCH.SEARCHING');
    if (isEmpty && (text === '' || !isAsked)) return t('SEARCH.HINT');
    if (text === '') return null;
    if (isEmpty && !groups.some(({ state }) => state === 'failed')) return t('SEARCH.NOTHING', { text });
    return onSearchParts ? t('SEARCH.ENTER') : null;
  };
  const note = noteOf();
  const found = isEmpty ? note : t('CATALOG.SUGGESTIONS', { count: flat.length });
  useAnnounce(isSearching || text === '' ? null : found);

  return (
    <div aria-busy={isSearching}>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('SEARCH.LABEL')}
        className={styles.list}
        // The focus stays in the field, whose keys choose.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map(({ kind, state, rows }) =>
          rows.length > 0 || state === 'failed' ? (
            <SearchGroup
              key={kind}
              id={`${id}-${kind}`}
              title={t(`SEARCH.KIND.${kind}`)}
              rows={rows}
              isStale={state === 'searching'}
              isFailed={state === 'failed'}
              active={active}
              onTake={onTake}
            />
          ) : null,
        )}
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

function PaidTag({ paid }: { paid: boolean | null | undefined }): ReactElement | null {
  const { t } = useTranslation();
  const { payFeature } = useSession();
  if (!payFeature) return null;
  if (paid == null) return <>{dash}</>;
  return <StatusTag color={paid ? 'green' : 'gold'}>{t(paid ? 'ORDER.PAID' : 'ORDER.UNPAID')}</StatusTag>;
}
