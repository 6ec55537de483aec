import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import type { ComponentProps, ReactElement } from 'react';
import { formatPieces } from '../../../ui/values/formatMoney.ts';

const useStyles = makeStyles({
  backorder: { marginInlineStart: tokens.spacingHorizontalXS, color: tokens.colorNeutralForeground3 },
  others: { color: tokens.colorNeutralForeground3 },
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
  /** Pieces in the warehouse when it is not chosen and the line is short, null while they are read; else 0. */
  others: number | null;
  /** The warehouse's name, where no column head shows it. */
  warehouse: string | null;
  className: string;
} & ComponentProps<'td'>;

/**
 * The pieces of one warehouse for a line: from stock and, after a plus, on backorder (CART-16). A warehouse that is not
 * chosen shows what it has, in brackets, when the line is short (DAY-91).
 */
export function CartStockCell(props: Props): ReactElement | null {
  const { t, stock, others, warehouse, className, ...cell } = props;
  const styles = useStyles();
  if (!stock && warehouse !== null && !others) return null;
  const isAwaited = others === null && !stock;
  const otherText = isAwaited ? t('LOADING') : t('CART.STOCK_ELSEWHERE', { amount: others });
  return (
    <td {...cell} className={stock ? className : mergeClasses(className, styles.none)}>
      {warehouse === null ? null : `${warehouse}: `}
      {stock || others === 0 ? (
        formatPieces(stock?.stockAmount)
      ) : (
        <span className={styles.others} title={otherText} role="img">
          {isAwaited ? '…' : `(${formatPieces(others)})`}
        </span>
      )}
      {stock?.backorderAmount ? (
        <span
          className={styles.backorder}
          title={t('CART.ON_BACKORDER', { count: stock.backorderAmount })}
          role="img"
        >
          +{formatPieces(stock.backorderAmount)}
        </span>
      ) : null}
    </td>
  );
}
