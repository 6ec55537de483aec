import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceCommands_invoice$key } from '../../__generated__/InvoiceCommands_invoice.graphql.ts';
import { exportInvoiceUrl, finalInvoiceUrl } from '../../parts/documents/documents.urls.ts';
import { orderUrl } from '../../parts/orders/orders.urls.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { present } from '../../ui/list/present.ts';
import { ActionMenu } from '../../ui/menu/ActionMenu.tsx';
import { PdfLink } from './PdfLink.tsx';
import { useExportDialog } from './useExportDialog.tsx';

/** Orders, packing list, PDF, file of the lines and final invoice of an invoice (INV-11 to INV-15). */
export function InvoiceCommands({ invoice }: { invoice: InvoiceCommands_invoice$key }): ReactElement {
  const { t } = useTranslation();
  const { askExport, exportDialog } = useExportDialog();
  const { dbId, docNumber, orders, packingListDocument, mergedInvoiceDocument } = useFragment(
    graphql`
      fragment InvoiceCommands_invoice on Invoice {
        dbId
        docNumber
        orders {
          dbId
        }
        packingListDocument {
          dbId
          docNumber
        }
        mergedInvoiceDocument {
          dbId
        }
      }
    `,
    invoice,
  );
  const number = docNumber ?? dbId;
  const numbers = present(orders).map((order) => order.dbId);
  return (
    <>
      {numbers.length > 0 ? (
        <ActionMenu
          label={t('INVOICE.ORDERS')}
          icon={<ChevronDown20Regular />}
          actions={numbers.map((order) => ({
            key: order,
            label: t('ORDER.TITLE', { id: order }),
            to: orderUrl(order),
          }))}
        />
      ) : null}
      {packingListDocument ? (
        <PdfLink
          dbId={packingListDocument.dbId}
          label={t('ORDER.DOCUMENT.PACKING_LIST')}
          number={packingListDocument.docNumber ?? packingListDocument.dbId}
        />
      ) : null}
      <PdfLink dbId={dbId} label={t('ORDER.DOCUMENT.INVOICE')} number={number} />
      <Button
        icon={<ArrowDownload20Regular />}
        onClick={() => askExport({ number, href: exportInvoiceUrl(dbId) })}
      >
        {t('DOCUMENTS.EXPORT')}
      </Button>
      {mergedInvoiceDocument ? (
        <ButtonLink to={finalInvoiceUrl(mergedInvoiceDocument.dbId)}>
          {t('ORDER.DOCUMENT.MERGED_INVOICE')}
        </ButtonLink>
      ) : null}
      {exportDialog}
    </>
  );
}
