import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { CreditInvoicePageQuery } from '../../__generated__/CreditInvoicePageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { DocumentError, DocumentPage } from './DocumentPage.tsx';
import { PdfLink } from './PdfLink.tsx';

/** One credit invoice: its PDF, parties and lines (CRED-02 to CRED-06). */
export function CreditInvoicePage(): ReactElement {
  const { t } = useTranslation();
  const { dbId = '' } = useParams();
  const { creditInvoice } = useRouteQuery<CreditInvoicePageQuery>(graphql`
    query CreditInvoicePageQuery($dbId: String!) @preloadable {
      viewer {
        creditInvoice(dbId: $dbId) {
          id
          dbId
          docNumber
          qty
          date
          subtotal {
            ...Money_amount
          }
          subtotalVat {
            ...Money_amount
          }
          grandTotal {
            ...Money_amount
          }
          vatPercent
          billingAddress {
            ...PartyDetails_party
          }
          shippingAddress {
            ...PartyDetails_party
          }
          sellerAddress {
            ...SellerDetails_seller
          }
          related {
            ...DocumentWay_related
          }
          items {
            ...DocumentItems_item
          }
        }
      }
    }
  `).viewer;
  if (!creditInvoice) return <DocumentError title={t('CREDIT_INVOICE.TITLE', { id: dbId })} />;
  const { docNumber, qty, date, vatPercent } = creditInvoice;
  return (
    <DocumentPage
      title={t('CREDIT_INVOICE.TITLE', { id: creditInvoice.dbId })}
      report={{ about: 'creditInvoice', id: creditInvoice.dbId }}
      commands={
        <PdfLink
          dbId={creditInvoice.dbId}
          label={t('DOCUMENTS.CREDIT_INVOICE')}
          number={docNumber ?? creditInvoice.dbId}
        />
      }
      document={creditInvoice}
      kind="CREDIT_INVOICE"
      date={date}
      totals={{ qty, vatPercent }}
    />
  );
}
