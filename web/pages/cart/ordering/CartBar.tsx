import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartBar_cart$key } from '../../../__generated__/CartBar_cart.graphql.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { readMoney } from '../../../parts/money/Money.tsx';
import { formatMoney, formatPieces } from '../../../ui/values/formatMoney.ts';
import type { CheckOutStep } from './useCheckOut.ts';
import { usePaintedCartQueueState } from '../../../parts/cart/useCartQueue.ts';
import { toSentences } from '../../../ui/announce/announce.ts';
import { BottomBar } from '../../../ui/page/BottomBar.tsx';
import { useSayWhenSaved } from '../../../ui/announce/useSayWhenSaved.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalS,
  },
  figures: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXXL,
    margin: 0,
    // On a phone the button names the sum: the bar must leave room for the page.
    '@media (max-width: 639.98px)': { display: 'none' },
  },
  figure: { display: 'flex', flexDirection: 'column' },
  value: {
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  term: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  stale: { color: tokens.colorNeutralForeground3 },
  commands: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
    // The status is mostly empty.
    '@media (max-width: 639.98px)': { flexWrap: 'wrap', flexGrow: 1, columnGap: 0 },
  },
  checkOut: { '@media (max-width: 639.98px)': { flexGrow: 1 } },
  label: { display: 'inline-grid', '& > span': { gridArea: '1 / 1' } },
  width: { visibility: 'hidden' },
  status: { color: tokens.colorNeutralForeground2 },
});

type Props = {
  cart: CartBar_cart$key;
  /** Whether those of another choice of warehouses are under way. */
  isChanging: boolean;
  /** Whether there is anything to order. */
  mayCheckOut: boolean;
  /** How many lines the cart has. */
  lines: number;
  /** How far an order is; null while nothing is ordered. */
  step: CheckOutStep | null;
  onCheckOut: () => void;
};

/** Totals of the cart and the way to the checkout; always in view, below the lines. */
export function CartBar({ cart, isChanging, mayCheckOut, lines, step, onCheckOut }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const isBusy = usePaintedCartQueueState((state) => state.isBusy);
  const isStale = isBusy || isChanging;
  const isCheckingOut = step !== null;
  const { qty, requestedQty, orders, total, requestedTotal } = useFragment(
    graphql`
      fragment CartBar_cart on Cart {
        qty
        requestedQty
        orders
        total {
          ...Money_amount
        }
        requestedTotal {
          ...Money_amount
        }
      }
    `,
    cart,
  );
  // The header shows the value of what was asked for: where less can be ordered, both are named.
  const asked =
    requestedTotal && requestedQty !== qty
      ? `${formatPieces(requestedQty)} · ${formatMoney(readMoney(requestedTotal), decimalStyle)}`
      : formatPieces(requestedQty);
  const sum = formatMoney(readMoney(total), decimalStyle);
  const saidLines = useRef(lines);
  // An order says itself what it has become.
  useSayWhenSaved(isStale && !isCheckingOut, () => {
    const count = saidLines.current === lines ? null : t('CART.LINES', { count: lines });
    saidLines.current = lines;
    const isWhole = requestedQty == null || qty == null || requestedQty === qty;
    const pieces = { qty: formatPieces(qty), wanted: formatPieces(requestedQty) };
    return toSentences([
      count,
      isWhole ? `${t('CART.TOTAL')}: ${sum}` : t('CART.TOTAL_SHORT', { sum, ...pieces }),
    ]);
  });
  const figures = [
    { label: t('CART.COLUMN.REQUESTED_QTY'), value: asked },
    { label: t('CART.COLUMN.QTY'), value: formatPieces(qty) },
    { label: t('CART.TOTAL'), value: sum },
  ];
  const withSum = orders
    ? t('CART.CHECK_OUT_ORDERS', { count: orders, sum })
    : t('CART.CHECK_OUT_SUM', { sum });
  return (
    <BottomBar>
      <section className={styles.bar} aria-label={t('CART.TOTALS')} aria-busy={isStale}>
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.term}>{label}</dt>
              <dd className={mergeClasses(styles.value, isStale && styles.stale)}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.commands}>
          <span role="status" className={styles.status}>
            {step === 'saving' && isBusy ? t('CART.SAVING_FIRST') : null}
          </span>
          <Button
            appearance="primary"
            size="large"
            className={styles.checkOut}
            disabled={!mayCheckOut && !isCheckingOut}
            disabledFocusable={isCheckingOut}
            icon={isCheckingOut ? <Spinner size="tiny" /> : undefined}
            onClick={onCheckOut}
          >
            <span className={styles.label}>
              {/* An old sum would be taken for that of the order. */}
              <span>{!mayCheckOut || isStale ? t('CART.CHECK_OUT') : withSum}</span>
              {/* The press that ends the typing of a quantity must find the button where it began. */}
              <span aria-hidden className={styles.width}>
                {withSum}
              </span>
            </span>
          </Button>
        </div>
      </section>
    </BottomBar>
  );
}
