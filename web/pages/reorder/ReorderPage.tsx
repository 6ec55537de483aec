import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useLocation, useRevalidator } from 'react-router-dom';
import type { ReorderPageQuery } from '../../__generated__/ReorderPageQuery.graphql.ts';
import { finalInvoiceUrl, invoiceUrl } from '../../parts/documents/documents.urls.ts';
import { orderUrl } from '../../parts/orders/orders.urls.ts';
import { useRouteQuery, useRouteVariables } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ReorderLines } from './ReorderLines.tsx';

/** The lines of an order or an invoice with what has changed since, to be ordered again. */
export function ReorderPage(): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { node } = useRouteQuery<ReorderPageQuery>(graphql`
    query ReorderPageQuery($id: ID!, $type: CartType!, $indexes: [Int!]) @preloadable {
      node(id: $id) {
        ... on Order @alias(as: "order") {
          dbId
          reorderLines(type: $type, indexes: $indexes) {
            ...ReorderLines_line
          }
        }
        ... on Invoice @alias(as: "invoice") {
          dbId
          reorderLines(type: $type, indexes: $indexes) {
            ...ReorderLines_line
          }
        }
        ... on MergedInvoice @alias(as: "finalInvoice") {
          dbId
          docNumber
          reorderLines(type: $type, indexes: $indexes) {
            ...ReorderLines_line
          }
        }
      }
    }
  `);
  const { pathname } = useLocation();
  const isPart = useRouteVariables<ReorderPageQuery>().indexes != null;
  const { order, invoice, finalInvoice } = node ?? {};
  const lines = (order ?? invoice ?? finalInvoice)?.reorderLines;
  const source = order
    ? { title: t('ORDER.TITLE', { id: order.dbId }), to: orderUrl(order.dbId) }
    : invoice
      ? { title: t('INVOICE.TITLE', { id: invoice.dbId }), to: invoiceUrl(invoice.dbId) }
      : finalInvoice
        ? {
            title: t('FINAL_INVOICE.TITLE', { number: finalInvoice.docNumber ?? finalInvoice.dbId }),
            to: finalInvoiceUrl(finalInvoice.dbId),
          }
        : null;
  return (
    <>
      <PageHeader
        title={source ? t('REORDER.TITLE', { document: source.title }) : t('REORDER.AGAIN')}
        commands={
          source ? (
            <>
              {isPart ? <ButtonLink to={pathname}>{t('REORDER.ALL_LINES')}</ButtonLink> : null}
              <ButtonLink to={source.to}>{source.title}</ButtonLink>
            </>
          ) : null
        }
      />
      {!lines ? (
        <ErrorPanel text={t('REORDER.ERROR')} onRetry={() => void revalidate()} />
      ) : lines.length === 0 ? (
        <EmptyState title={t('REORDER.EMPTY')} />
      ) : (
        <ReorderLines
          key={`${source?.to} ${isPart}`}
          lines={lines}
          areWanted
          areOfOrders={!order}
          onAdded={() => void revalidate()}
        />
      )}
    </>
  );
}
