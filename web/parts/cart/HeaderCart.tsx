import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cartTotalsAreOld } from '../../shell/session/cartTotalsAreOld.ts';
import { readTotalsAgain } from '../../shell/session/readTotalsAgain.ts';
import { sayCartTotals } from '../../shell/session/sayCartTotals.ts';
import { useCartTotals } from '../../shell/session/useCartTotals.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { announce } from '../../ui/announce/announce.ts';
import { useStore } from '../../ui/createStore.ts';
import { onReturn } from '../../ui/onReturn.ts';
import { formatMoney } from '../../ui/values/formatMoney.ts';
import { NamedIcon } from '../../ui/pictures/NamedIcon.tsx';
import { readMoney } from '../money/Money.tsx';
import { usePaintedCartQueueState } from './useCartQueue.ts';
import { regularCartUrl } from './cart.urls.ts';

const useStyles = makeStyles({
  link: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minBlockSize: '32px',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontVariantNumeric: 'tabular-nums',
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px', justifyContent: 'center' },
  },
  figures: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  // While what was changed is not in them yet.
  old: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  total: { '@media (max-width: 1023.98px)': { display: 'none' } },
});

/** The way to the cart with its number of lines and its value, for users who may order (DAY-61). */
export function HeaderCart(): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { attributes, decimalStyle } = useSession();
  const totals = useCartTotals();
  const isUnsaved = usePaintedCartQueueState((state) => state.isBusy);
  const areOld = useStore(cartTotalsAreOld) || isUnsaved;
  const areMissing = totals === null;
  const mayOrder = attributes.includes('order_management');
  useEffect(() => {
    if (!mayOrder) return;
    // The session came before a cart that takes long to read.
    if (areMissing) readTotalsAgain();
    // Another tab, or another program, may have changed the cart.
    return onReturn(readTotalsAgain);
  }, [areMissing, mayOrder]);
  const total = formatMoney(readMoney(totals?.total), decimalStyle);
  const label = totals ? t('HEADER.CART', { count: totals.lines, total }) : t('NAVIGATION.CART');
  const isAwaited = useStore(sayCartTotals);
  useEffect(() => {
    if (!isAwaited || areOld || areMissing) return;
    sayCartTotals.set(false);
    announce(label);
  }, [isAwaited, areOld, areMissing, label]);
  if (!mayOrder) return null;
  return (
    <Link to={regularCartUrl()} className={styles.link} aria-busy={areOld}>
      <NamedIcon name={label}>
        <span className={styles.figures}>
          <Icon name="cart" />
          {totals && totals.lines > 0 ? (
            <span className={mergeClasses(styles.figures, areOld && styles.old)}>
              <Badge size="small">{totals.lines}</Badge>
              <span className={styles.total}>{total}</span>
            </span>
          ) : null}
        </span>
      </NamedIcon>
    </Link>
  );
}
