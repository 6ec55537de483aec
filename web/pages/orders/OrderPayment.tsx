import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderPayment_order$key } from '../../__generated__/OrderPayment_order.graphql.ts';
import { payInList } from '../../parts/documents/payInList.ts';
import { useReadOnReturn } from '../../parts/documents/useReadOnReturn.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { dash } from '../../ui/values/dash.ts';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import { payOrderUrl } from '../../parts/orders/orders.urls.ts';

const useStyles = makeStyles({
  payment: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  inList: payInList,
  muted: { color: tokens.colorNeutralForeground3 },
});

type Props = {
  order: OrderPayment_order$key;
  /** Shows 'Unpaid' next to the button too, as on the order's page (ORD-22); a list's cell has no room for it. */
  showsUnpaid?: boolean;
};

/** Paid, the Pay button, or that it cannot be paid yet; nothing without the pay feature (ORD-22 to ORD-26, GAP-78). */
export function OrderPayment({ order, showsUnpaid = false }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { payFeature } = useSession();
  const readOnReturn = useReadOnReturn();
  const { dbId, paid, allowToPay } = useFragment(
    graphql`
      fragment OrderPayment_order on Order {
        dbId
        paid
        allowToPay
      }
    `,
    order,
  );
  if (!payFeature) return null;
  if (paid) return <StatusTag color="green">{t('ORDER.PAID')}</StatusTag>;
  return (
    <span className={styles.payment}>
      {showsUnpaid && paid === false ? <StatusTag color="gold">{t('ORDER.UNPAID')}</StatusTag> : null}
      {allowToPay ? (
        <Button
          as="a"
          {...(showsUnpaid ? {} : { appearance: 'subtle', className: styles.inList })}
          size="small"
          href={payOrderUrl(dbId)}
          target="_blank"
          rel="noopener"
          onClick={readOnReturn}
          aria-label={t('ORDER.PAY.LABEL', { id: dbId })}
        >
          {t('ORDER.PAY')}
        </Button>
      ) : allowToPay === false ? (
        <Caption1 className={styles.muted}>{t('ORDER.PAYMENT_NOT_AVAILABLE')}</Caption1>
      ) : (
        dash
      )}
    </span>
  );
}
