import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { FinalInvoicePageQuery } from '../../__generated__/FinalInvoicePageQuery.graphql.ts';
import { finalInvoicesAttribute } from '../../parts/documents/documentsAccess.ts';
import { DocumentWay } from '../../parts/documents/DocumentWay.tsx';
import { Parties } from '../../parts/parties/Parties.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { DocumentItems } from './DocumentItems.tsx';
import { DocumentError, DocumentPage } from './DocumentPage.tsx';
import { FinalInvoiceCommands } from './FinalInvoiceCommands.tsx';
import { IncludedInvoices } from './IncludedInvoices.tsx';
import { IncludedOrders } from './IncludedOrders.tsx';

/** One final invoice: its documents, parties, what it sums up, and its lines (MINV-03 to MINV-13). */
export function FinalInvoicePage(): ReactElement {
  const { t } = useTranslation();
  const { dbId = '' } = useParams();
  const seesFinal = useHasAttribute(finalInvoicesAttribute);
  const titleKey = seesFinal ? 'FINAL_INVOICE.TITLE' : 'FINAL_INVOICE.TITLE_MERGED';
  const { mergedInvoice } = useRouteQuery<FinalInvoicePageQuery>(graphql`
    query FinalInvoicePageQuery($dbId: String!) @preloadable {
      viewer {
        mergedInvoice(dbId: $dbId) {
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
          billingAddress {
            ...PartyDetails_party
          }
          shippingAddress {
            ...PartyDetails_party
          }
          sellerAddress {
            ...SellerDetails_seller
          }
          invoices {
            ...IncludedInvoices_invoices
          }
          includedOrders {
            ...IncludedOrders_orders
          }
          items {
            ...DocumentItems_item
          }
          related {
            ...DocumentWay_related
          }
          ...FinalInvoiceCommands_invoice
        }
      }
    }
  `).viewer;
  if (!mergedInvoice) return <DocumentError title={t(titleKey, { number: dbId })} />;
  const { billingAddress, shippingAddress, sellerAddress, invoices, includedOrders, items } = mergedInvoice;
  const { docNumber, qty, subtotal, subtotalVat, grandTotal } = mergedInvoice;
  return (
    <DocumentPage
      title={t(titleKey, { number: docNumber ?? dbId })}
      commands={<FinalInvoiceCommands invoice={mergedInvoice} />}
      way={
        <DocumentWay
          own={{
            kind: 'MERGED_INVOICE',
            number: docNumber ?? dbId,
            createdAt: mergedInvoice.date,
            grandTotal,
          }}
          related={mergedInvoice.related}
        />
      }
      parties={<Parties payer={billingAddress} receiver={shippingAddress} seller={sellerAddress} />}
    >
      {seesFinal ? <IncludedOrders orders={includedOrders} /> : <IncludedInvoices invoices={invoices} />}
      <DocumentItems items={items} totals={{ qty, subtotal, subtotalVat, grandTotal }} />
    </DocumentPage>
  );
}
