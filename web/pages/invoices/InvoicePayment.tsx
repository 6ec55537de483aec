import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvoicePayment_invoice$key } from '../../__generated__/InvoicePayment_invoice.graphql.ts';
import { payInvoiceUrl } from '../../parts/documents/documents.urls.ts';
import { readMoney } from '../../parts/money/Money.tsx';
import { payInList } from '../../parts/documents/payInList.ts';
import { useReadOnReturn } from '../../parts/documents/useReadOnReturn.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { dash } from '../../ui/values/dash.ts';
import { formatMoney } from '../../ui/values/formatMoney.ts';
import { StatusTag } from '../../ui/values/StatusTag.tsx';

const useStyles = makeStyles({
  inList: payInList,
  muted: { color: tokens.colorNeutralForeground2 },
});

type Props = {
  invoice: InvoicePayment_invoice$key;
  /** On the invoice's page the button names the sum, and why it cannot be paid yet is said in full (INV-08, INV-10). */
  isOnPage?: boolean;
};

/**
 * Paid, the Pay button, or that it cannot be paid yet; nothing without the pay feature (INV-03, INV-06 to INV-10,
 * GAP-27).
 */
export function InvoicePayment({ invoice, isOnPage = false }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { payFeature, decimalStyle } = useSession();
  const readOnReturn = useReadOnReturn();
  const { dbId, docNumber, paid, allowToPay, grandTotal } = useFragment(
    graphql`
      fragment InvoicePayment_invoice on Invoice {
        dbId
        docNumber
        paid
        allowToPay
        grandTotal {
          ...Money_amount
        }
      }
    `,
    invoice,
  );
  if (!payFeature) return null;
  if (paid) return <StatusTag color="green">{t('ORDER.PAID')}</StatusTag>;
  // A button next to an unknown state could be the second payment of the same sum.
  if (paid !== false || allowToPay == null) return <>{dash}</>;
  if (!allowToPay) {
    return (
      <Caption1 className={styles.muted}>
        {t(isOnPage ? 'INVOICE.PAYMENT_AFTER_SHIPMENT' : 'ORDER.PAYMENT_NOT_AVAILABLE')}
      </Caption1>
    );
  }
  const total = readMoney(grandTotal);
  const sum = formatMoney(total, decimalStyle);
  return (
    <Button
      as="a"
      {...(isOnPage
        ? { appearance: 'primary' }
        : { size: 'small', appearance: 'subtle', className: styles.inList })}
      href={payInvoiceUrl(dbId)}
      target="_blank"
      rel="noopener"
      onClick={readOnReturn}
      aria-label={t('INVOICE.PAY.LABEL', { number: docNumber ?? dbId, sum })}
    >
      {isOnPage && total ? t('INVOICE.PAY', { sum }) : t('ORDER.PAY')}
    </Button>
  );
}
