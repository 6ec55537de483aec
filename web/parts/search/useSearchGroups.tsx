import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOpenPath } from '../../shell/RoutesContext.ts';
import { useHasAttribute, useSession } from '../../shell/session/useSession.ts';
import { dash } from '../../ui/values/dash.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { present } from '../../ui/list/present.ts';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import { articleUrl } from '../catalog/catalog.urls.ts';
import { claimUrl } from '../claims/claims.urls.ts';
import { creditInvoiceUrl, finalInvoiceUrl, invoiceUrl } from '../documents/documents.urls.ts';
import { Money } from '../money/Money.tsx';
import { orderUrl } from '../orders/orders.urls.ts';
import { OrderStatusTag } from '../orders/OrderStatusTag.tsx';
import { readNumber } from './readNumber.ts';
import { readRecentPlaces } from './recentPlaces.ts';
import type { SearchRow } from './SearchGroup.tsx';
import { usePortalPages } from './usePortalPages.ts';
import { useSearchResults, type KindResult, type SearchKind } from './useSearchResults.ts';

type FoundOf<Kind extends SearchKind> = NonNullable<NonNullable<KindResult<Kind>['found']>[number]>;

/** The results of one kind, with the state of their search. */
export type SearchGroupRows = { kind: string; state: KindResult<SearchKind>['state']; rows: SearchRow[] };

/** Rows by kind, in the order in which they show: where the user went last, or what a text finds. */
export function useSearchGroups(text: string): SearchGroupRows[] {
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

  if (text === '') {
    const rows = recent.map(({ title, kind, to }) => ({ title, detail: kind, to }));
    return [{ kind: 'RECENT', state: 'found', rows }];
  }
  const byNumber = present(orders.found);
  return [
    { kind: 'PAGES', state: 'found', rows: pages.map((page) => ({ ...page })) },
    { kind: 'ORDERS', state: orders.state, rows: byNumber.map(toOrderRow) },
    {
      kind: 'OWN_NUMBERS',
      state: own.state,
      rows: present(own.found)
        .filter(({ dbId }) => !byNumber.some((order) => order.dbId === dbId))
        .map((order) => ({
          ...toOrderRow(order),
          title: order.clientOrderId ?? order.dbId,
          detail: t('ORDER.TITLE', { id: order.dbId }),
        })),
    },
    {
      kind: 'INVOICES',
      state: invoices.state,
      rows: present(invoices.found).map(({ createdAt, paid, ...invoice }) => ({
        ...toDocumentRow({ ...invoice, date: createdAt }, invoiceUrl),
        state: <PaidTag paid={paid} />,
      })),
    },
    {
      kind: 'FINAL_INVOICES',
      state: final.state,
      rows: present(final.found).map((invoice) => toDocumentRow(invoice, finalInvoiceUrl)),
    },
    {
      kind: 'CREDIT_INVOICES',
      state: credit.state,
      rows: present(credit.found).map((invoice) => toDocumentRow(invoice, creditInvoiceUrl)),
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
}

const toOrderRow = (order: FoundOf<'orders'>): SearchRow => ({
  title: order.dbId,
  detail: order.clientOrderId,
  to: orderUrl(order.dbId),
  state: <OrderStatusTag order={order} />,
  date: <DateTime value={order.createdAt} />,
  sum: <Money value={order.grandTotal} />,
});

const toDocumentRow = (
  {
    dbId,
    docNumber,
    date,
    grandTotal,
  }: Pick<FoundOf<'mergedInvoices'>, 'dbId' | 'docNumber' | 'date' | 'grandTotal'>,
  toUrl: (id: string) => string,
): SearchRow => ({
  title: docNumber ?? dbId,
  dbId,
  to: toUrl(dbId),
  date: <DateTime value={date} />,
  sum: <Money value={grandTotal} />,
});

function PaidTag({ paid }: { paid: boolean | null | undefined }): ReactElement | null {
  const { t } = useTranslation();
  const { payFeature } = useSession();
  if (!payFeature) return null;
  if (paid == null) return <>{dash}</>;
  return <StatusTag color={paid ? 'green' : 'gold'}>{t(paid ? 'ORDER.PAID' : 'ORDER.UNPAID')}</StatusTag>;
}
