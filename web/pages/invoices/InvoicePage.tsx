import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { InvoicePageQuery } from '../../__generated__/InvoicePageQuery.graphql.ts';
import { ClaimLinesButton } from '../../parts/claims/ClaimLinesButton.tsx';
import { invoicesOfGoods, toLinesToClaim } from '../../parts/claims/toLinesToClaim.ts';
import { LineCheck } from '../../parts/documents/LineCheck.tsx';
import { ReorderLink } from '../../parts/reorder/ReorderLink.tsx';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { present } from '../../ui/list/present.ts';
import { MoreCommands } from '../../ui/MoreCommands.tsx';
import { DocumentError, DocumentPage } from './DocumentPage.tsx';
import { InvoiceCommands } from './InvoiceCommands.tsx';
import { InvoicePayment } from './InvoicePayment.tsx';

/** One invoice: its payment, documents, parties and lines (INV-04 to INV-25). */
export function InvoicePage(): ReactElement {
  const { t } = useTranslation();
  const { dbId = '' } = useParams();
  const { invoice } = useLiveQuery<InvoicePageQuery>(graphql`
    query InvoicePageQuery($dbId: String!) @preloadable {
      viewer {
        invoice(dbId: $dbId) {
          dbId
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
          totalNetWeight
          totalGrossWeight
          billingAddress {
            ...PartyDetails_party
          }
          shippingAddress {
            ...PartyDetails_party
          }
          sellerAddress {
            ...SellerDetails_seller
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
          id
          docNumber
          createdAt
          paid
          allowToPay
          related {
            kind
            number
            createdAt
            ...DocumentWay_related
          }
          ...InvoicePayment_invoice
          ...InvoiceCommands_invoice
        }
      }
    }
  `).viewer;
  if (!invoice) return <DocumentError title={t('INVOICE.TITLE', { id: dbId })} />;
  const { items, vatPercent, totalNetWeight, totalGrossWeight } = invoice;
  const number = invoice.docNumber ?? invoice.dbId;
  const isPayable = invoice.paid === false && invoice.allowToPay === true;
  const payment = <InvoicePayment invoice={invoice} isOnPage />;
  const reorder = <ReorderLink kind="invoice" dbId={invoice.dbId} />;
  const claimed = invoicesOfGoods(invoice.related, { number, date: invoice.createdAt, isFinal: false });
  return (
    <DocumentPage
      title={t('INVOICE.TITLE', { id: invoice.dbId })}
      report={{ about: 'invoice', id: number }}
      status={isPayable ? null : payment}
      commands={
        <>
          {isPayable ? payment : reorder}
          <MoreCommands>
            <InvoiceCommands invoice={invoice} />
            {isPayable ? reorder : null}
            <ClaimLinesButton lines={toLinesToClaim(items, claimed)} />
          </MoreCommands>
        </>
      }
      document={invoice}
      kind="INVOICE"
      reorderKind="invoice"
      invoices={claimed}
      date={invoice.createdAt}
      totals={{
        qty: items ? pieces(present(items)) : null,
        vatPercent,
        weight: { net: totalNetWeight, gross: totalGrossWeight },
      }}
    >
      <LineCheck
        id={invoice.id}
        kind="INVOICE"
        name={t('FINAL_INVOICE.TITLE', { number })}
        invoices={claimed}
      />
    </DocumentPage>
  );
}

/** Pieces of all lines; the delivery is not a piece. Null when the quantity of a line is not known. */
function pieces(
  items: readonly { qty?: number | null | undefined; isDelivery?: boolean | null | undefined }[],
): number | null {
  const counts = items.filter(({ isDelivery }) => isDelivery !== true).map(({ qty }) => qty);
  return counts.includes(null) || counts.includes(undefined)
    ? null
    : counts.reduce<number>((sum, qty) => sum + (qty ?? 0), 0);
}
