import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { readMoney } from '../../../parts/money/Money.tsx';
import { useSession } from '../../../shell/session/useSession.ts';
import { dash } from '../../../ui/values/dash.ts';
import { formatMoney } from '../../../ui/values/formatMoney.ts';
import { present } from '../../../ui/list/present.ts';
import type { Plan } from './useCartPlans.ts';

const useStyles = makeStyles({
  items: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
  },
  number: { overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
  missing: { fontVariantNumeric: 'tabular-nums' },
});

/** The lines that a way to order leaves short, each with the missing pieces and their price (DAY-87). */
export function ShortItems({ plan }: { plan: Plan }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const items = present(plan.shortItems);
  if (items.length === 0) return null;
  const others = (plan.shortLines ?? 0) - items.length;
  return (
    <ul className={styles.items} aria-label={t('CART.PLAN.SHORT_LINES')}>
      {items.map(({ dbId, article, qty, requestedQty, calculatedPrice }) => (
        <li key={dbId} className={styles.item}>
          <span className={styles.number}>{article?.name ?? dash}</span>
          <span className={styles.missing}>
            {t('CART.PLAN.MISSING', {
              qty: (requestedQty ?? 0) - (qty ?? 0),
              price: formatMoney(readMoney(calculatedPrice), decimalStyle),
            })}
          </span>
        </li>
      ))}
      {others > 0 ? <li>+{others}</li> : null}
    </ul>
  );
}
