import {
  Badge,
  Button,
  makeStyles,
  mergeClasses,
  Skeleton,
  SkeletonItem,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import { Checkmark12Regular } from '@fluentui/react-icons/svg/checkmark';
import { useId, type ReactElement, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../parts/money/Money.tsx';
import type { CartSelection } from '../../../parts/cart/CartSelection.ts';
import type { CartWarehouse } from '../CartWarehouse.ts';
import { WarehouseChecks } from '../WarehouseChecks.tsx';
import { ShortItems } from './ShortItems.tsx';
import type { Plan } from './useCartPlans.ts';
import { dash } from '../../../ui/values/dash.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    minInlineSize: 0,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  current: { backgroundColor: tokens.colorNeutralBackground2 },
  title: { margin: 0 },
  choices: {
    display: 'flex',
    flexDirection: 'column',
    '& > *': { marginBlock: `calc(-1 * ${tokens.spacingVerticalXS})` },
  },
  figures: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
    paddingBlockStart: tokens.spacingVerticalS,
    borderBlockStartWidth: tokens.strokeWidthThin,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  term: { color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    textAlign: 'end',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  advantages: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    minBlockSize: '20px',
    // The buttons of cards with lists of different lengths stay on one line.
    marginBlockStart: 'auto',
  },
});

type Props = {
  title: string;
  selection: CartSelection;
  warehouses: readonly CartWarehouse[];
  mayBackorder: boolean;
  /** Its preview; undefined while it is read. */
  plan: Plan | undefined;
  /** Its advantages. */
  advantages: readonly ('most' | 'cheapest' | 'fewest')[];
  /** Whether the cart is ordered this way now. */
  isCurrent: boolean;
  /** The button that applies it. */
  buttonRef: RefObject<HTMLButtonElement | null> | undefined;
  onChange: (selection: CartSelection) => void;
  onUse: () => void;
};

/** One way to order the cart, with its preview; its warehouses can be changed. */
export function PlanCard(props: Props): ReactElement {
  const {
    title,
    selection,
    warehouses,
    mayBackorder,
    plan,
    advantages,
    isCurrent,
    buttonRef,
    onChange,
    onUse,
  } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useId();
  const advantageTexts = {
    most: t('CART.PLAN.FILLS_MOST'),
    cheapest: t('CART.PLAN.CHEAPEST'),
    fewest: t('CART.PLAN.FEWEST_ORDERS'),
  };
  const figures =
    plan &&
    ([
      [
        t('CART.PLAN.FILLED'),
        t('CART.PLAN.OF', { qty: plan.qty ?? dash, requestedQty: plan.requestedQty ?? dash }),
      ],
      [t('CART.PLAN.SHORT_LINES'), plan.shortLines ?? dash],
      [t('CART.PLAN.ORDERS'), plan.orders ?? dash],
      [t('CART.TOTAL'), <Money key="total" value={plan.total} />],
    ] as const);
  return (
    <section className={mergeClasses(styles.card, isCurrent && styles.current)} aria-labelledby={heading}>
      <Subtitle2 as="h3" id={heading} className={styles.title}>
        {title}
      </Subtitle2>
      <div className={styles.choices}>
        <WarehouseChecks
          warehouses={warehouses}
          selection={selection}
          onChange={onChange}
          mayBackorder={mayBackorder}
        />
      </div>
      {figures ? (
        <dl className={styles.figures}>
          {figures.map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt className={styles.term}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton className={styles.figures} aria-label={t('CART.PLAN.LOADING')}>
          {Array.from({ length: 4 }, (_, i) => (
            <SkeletonItem key={i} size={20} style={{ gridColumn: '1 / -1' }} />
          ))}
        </Skeleton>
      )}
      {plan ? <ShortItems plan={plan} /> : null}
      <div className={styles.advantages}>
        {advantages.map((one) => (
          <Badge key={one} appearance="tint" color="success" icon={<Checkmark12Regular />}>
            {advantageTexts[one]}
          </Badge>
        ))}
      </div>
      <Button
        ref={buttonRef}
        disabled={isCurrent}
        onClick={onUse}
        aria-label={isCurrent ? undefined : t('CART.PLAN.USE_ONE', { plan: title })}
      >
        {isCurrent ? t('CART.PLAN.IN_USE') : t('CART.PLAN.USE')}
      </Button>
    </section>
  );
}
