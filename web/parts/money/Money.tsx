import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney, type MoneyValue } from '../../ui/formatMoney.ts';

const useStyles = makeStyles({ amount: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

/** An amount in its own currency and the user's decimal style (FMT-04 to FMT-07); a dash where there is none. */
export function Money({ value }: { value: MoneyValue | null | undefined }): ReactElement {
  const styles = useStyles();
  const { decimalStyle } = useSession();
  return <span className={styles.amount}>{value ? formatMoney(value, decimalStyle) : '–'}</span>;
}
