import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { InvoicePageQuery } from '../../__generated__/InvoicePageQuery.graphql.ts';
import { DocumentWay } from '../../parts/documents/DocumentWay.tsx';
import { LineCheck } from '../../parts/documents/LineCheck.tsx';
import { Parties } from '../../parts/parties/Parties.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { present } from '../../ui/list/present.ts';
import { DocumentItems } from './DocumentItems.tsx';
import { DocumentError, DocumentPage } from './DocumentPage.tsx';
import { InvoiceCommands } from './InvoiceCommands.tsx';
import { InvoicePayment } from './InvoicePayment.tsx';

/** One invoice: its payment, documents, parties and lines (INV-04 to INV-25). */
export function InvoicePage(): ReactElement {
  const { t } = useTranslation();
  const { dbId = '' } = useParams();
  const { invoice } = useRouteQuery<InvoicePageQuery>(graphql`
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
            qty
            isDelivery
            ...DocumentItems_item
          }
          id
          docNumber
          createdAt
          related {
            ...DocumentWay_related
          }
          ...InvoicePayment_invoice
          ...InvoiceCommands_invoice
        }
      }
    }
  `).viewer;
  if (!invoice) return <DocumentError title={t('INVOICE.TITLE', { id: dbId })} />;
  const { items, billingAddress, shippingAddress, sellerAddress } = invoice;
  const { subtotal, subtotalVat, grandTotal, vatPercent, totalNetWeight, totalGrossWeight } = invoice;
  const number = invoice.docNumber ?? invoice.dbId;
  return (
    <DocumentPage
      title={t('INVOICE.TITLE', { id: invoice.dbId })}
      status={<InvoicePayment invoice={invoice} isOnPage />}
      commands={<InvoiceCommands invoice={invoice} />}
      way={
        <DocumentWay
          own={{ kind: 'INVOICE', number, createdAt: invoice.createdAt, grandTotal }}
          related={invoice.related}
        />
      }
      parties={<Parties payer={billingAddress} receiver={shippingAddress} seller={sellerAddress} />}
    >
      <DocumentItems
        items={items}
        totals={{
          qty: items ? pieces(present(items)) : null,
          subtotal,
          subtotalVat,
          grandTotal,
          vatPercent,
          weight: { net: totalNetWeight, gross: totalGrossWeight },
        }}
      />
      <LineCheck id={invoice.id} name={t('FINAL_INVOICE.TITLE', { number })} />
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
