import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { dash } from '../../ui/dash.ts';

const useStyles = makeStyles({
  backorder: { marginInlineStart: tokens.spacingHorizontalXS, color: tokens.colorNeutralForeground3 },
  none: { color: tokens.colorNeutralForeground4 },
});

type Props = {
  t: TFunction;
  /** The warehouse's pieces for the line; undefined when it is not chosen. */
  stock:
    | {
        readonly stockAmount?: number | null | undefined;
        readonly backorderAmount?: number | null | undefined;
      }
    | null
    | undefined;
  /** The warehouse's name, where no column head shows it. */
  warehouse: string | null;
  className: string;
};

/** The pieces of one warehouse for a line: from stock and, after a plus, on backorder (CART-16). */
export function CartStockCell({ t, stock, warehouse, className }: Props): ReactElement | null {
  const styles = useStyles();
  if (!stock && warehouse !== null) return null;
  return (
    <td className={stock ? className : mergeClasses(className, styles.none)}>
      {warehouse === null ? null : `${warehouse}: `}
      {stock?.stockAmount ?? dash}
      {stock?.backorderAmount ? (
        <span
          className={styles.backorder}
          title={t('CART.ON_BACKORDER', { count: stock.backorderAmount })}
          aria-label={t('CART.ON_BACKORDER', { count: stock.backorderAmount })}
          role="img"
        >
          +{stock.backorderAmount}
        </span>
      ) : null}
    </td>
  );
}
