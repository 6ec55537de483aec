import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney, type MoneyValue } from '../../ui/values/formatMoney.ts';

const useStyles = makeStyles({ amount: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

type Props = { value: Money_amount$key | null | undefined };

/** An amount in its own currency and the user's decimal style (FMT-04 to FMT-07); a dash where there is none. */
export function Money({ value }: Props): ReactElement {
  const styles = useStyles();
  const { decimalStyle } = useSession();
  return (
    <span className={styles.amount} translate="no">
      {formatMoney(readMoney(value), decimalStyle)}
    </span>
  );
}

/**
 * The amount behind a fragment, for cells that show text alone, of which a table has thousands.
 *
 * @example
 * formatMoney(readMoney(line.total), decimalStyle);
 */
export function readMoney(amount: Money_amount$key | null | undefined): MoneyValue | null | undefined {
  // Inline: a component and a subscription for each cell of a long table would cost more than the cell.
  return readInlineData(
    graphql`
      fragment Money_amount on Money @inline {
        value
        currencyCode
      }
    `,
    amount,
  );
}
