import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderCommands_order$key } from '../../__generated__/OrderCommands_order.graphql.ts';
import type { InvoiceOfGoods } from '../../parts/claims/claimLines.ts';
import { ClaimLinesButton } from '../../parts/claims/ClaimLinesButton.tsx';
import { toLinesToClaim } from '../../parts/claims/toLinesToClaim.ts';
import { exportOrderUrl } from '../../parts/orders/orders.urls.ts';
import { ReorderLink } from '../../parts/reorder/ReorderLink.tsx';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { MoreCommands } from '../../ui/MoreCommands.tsx';
import { CancelOrderButton } from './CancelOrderButton.tsx';

const [DownloadDialog, intent] = lazyDialog(
  async () => (await import('../../ui/download/DownloadDialog.tsx')).DownloadDialog,
);

type Props = {
  order: OrderCommands_order$key;
  /** Those that its goods were charged with. */
  invoices: readonly InvoiceOfGoods[];
};

/** What can be done with an order: ordered again, claimed, cancelled, downloaded. */
export function OrderCommands({ order, invoices }: Props): ReactElement {
  const { t } = useTranslation();
  const [isDownloading, setIsDownloading] = useState(false);
  const data = useFragment(
    graphql`
      fragment OrderCommands_order on Order {
        dbId
        items {
          articleName
          isDelivery
          qty
          description
          price {
            value
            currencyCode
          }
        }
        related {
          kind
        }
        ...CancelOrderButton_order
      }
    `,
    order,
  );
  // Where documents could not be read, there may be an invoice.
  const hasNoInvoice = data.related?.every(
    (one) => one && one.kind !== 'INVOICE' && one.kind !== 'MERGED_INVOICE',
  );
  return (
    <>
      <ReorderLink kind="order" dbId={data.dbId} />
      <MoreCommands>
        <ClaimLinesButton
          lines={toLinesToClaim(data.items, invoices)}
          refusal={hasNoInvoice ? t('CLAIM.NO_INVOICE_YET') : null}
        />
        <CancelOrderButton order={data} />
        <Button {...intent} icon={<ArrowDownload20Regular />} onClick={() => setIsDownloading(true)}>
          {t('DOWNLOAD')}
        </Button>
      </MoreCommands>
      <DownloadDialog
        isOpen={isDownloading}
        onClose={() => setIsDownloading(false)}
        title={t('ORDER.DOWNLOAD.TITLE', { id: data.dbId })}
        href={exportOrderUrl(data.dbId)}
        withCsvOptions
      />
    </>
  );
}
