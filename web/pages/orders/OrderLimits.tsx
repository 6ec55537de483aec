import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mayBecome } from '../../parts/orders/CheckedOrder.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';

const useStyles = makeStyles({
  note: { display: 'block', marginBlockEnd: tokens.spacingVerticalS, color: tokens.colorNeutralForeground2 },
});

/** Statuses in which the distributor works on an order: it can no longer be cancelled, and nothing was sent yet. */
const inWork: readonly string[] = ['CONFIRMED', 'IN_PROGRESS', 'COLLECTED', 'PACKED'];

type Props = { status: string | null | undefined };

/** Says next to the lines what cannot be cancelled, to users who may order: one looks for it there. */
export function OrderLimits({ status }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const mayOrder = useHasAttribute('order_management');
  if (!mayOrder) return null;
  if (mayBecome('CANCELLED', status))
    return <Caption1 className={styles.note}>{t('ORDER.CANCEL.WHOLE')}</Caption1>;
  if (status != null && inWork.includes(status))
    return <Caption1 className={styles.note}>{t('ORDER.CANCEL.TOO_LATE')}</Caption1>;
  return null;
}
