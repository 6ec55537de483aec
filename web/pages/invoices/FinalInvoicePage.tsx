import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { FinalInvoicePageQuery } from '../../__generated__/FinalInvoicePageQuery.graphql.ts';
import { ClaimLinesButton } from '../../parts/claims/ClaimLinesButton.tsx';
import { invoicesOfGoods, toLinesToClaim } from '../../parts/claims/toLinesToClaim.ts';
import { finalInvoicesAttribute } from '../../parts/documents/documentsAccess.ts';
import { LineCheck } from '../../parts/documents/LineCheck.tsx';
import { ReorderLink } from '../../parts/reorder/ReorderLink.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { MoreCommands } from '../../ui/MoreCommands.tsx';
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
            articleName
            qty
            isDelivery
            description
            price {
              value
              currencyCode
            }
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
  const { invoices, includedOrders, qty, date } = mergedInvoice;
  const number = mergedInvoice.docNumber ?? dbId;
  const claimed = invoicesOfGoods([], { number, date, isFinal: true });
  return (
    <DocumentPage
      title={t(titleKey, { number })}
      report={{ about: 'finalInvoice', id: number }}
      commands={
        <>
          <ReorderLink kind="final-invoice" dbId={mergedInvoice.dbId} />
          <MoreCommands>
            <FinalInvoiceCommands invoice={mergedInvoice} />
            <ClaimLinesButton lines={toLinesToClaim(mergedInvoice.items, claimed)} />
          </MoreCommands>
        </>
      }
      document={mergedInvoice}
      kind="MERGED_INVOICE"
      reorderKind="final-invoice"
      invoices={claimed}
      date={date}
      totals={{ qty }}
      included={
        seesFinal ? <IncludedOrders orders={includedOrders} /> : <IncludedInvoices invoices={invoices} />
      }
    >
      <LineCheck
        id={mergedInvoice.id}
        kind="MERGED_INVOICE"
        name={t('FINAL_INVOICE.TITLE', { number })}
        invoices={claimed}
      />
    </DocumentPage>
  );
}
