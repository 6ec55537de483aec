import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../ui/notices/ErrorPanel.tsx';
import { Modal } from '../../../ui/dialogs/Modal.tsx';
import { useFocusWhenReady } from '../../../ui/dialogs/useFocusWhenReady.ts';
import { isSameSelection, type CartSelection } from '../../../parts/cart/CartSelection.ts';
import type { CartWarehouse } from '../CartWarehouse.ts';
import { PlanCard } from './PlanCard.tsx';
import {
  combinationsToOffer,
  combinationsToRead,
  figuresOf,
  keyOf,
  advantagesOf,
} from './planCombinations.ts';
import { useCartPlans } from './useCartPlans.ts';

const useStyles = makeStyles({
  plans: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    marginBlockStart: tokens.spacingVerticalM,
  },
});

type Props = {
  isOpen: boolean;
  warehouses: readonly CartWarehouse[];
  /** The present choice. */
  selection: CartSelection;
  mayBackorder: boolean;
  onUse: (selection: CartSelection) => void;
  onClose: () => void;
};

/** Ways to order the regular cart side by side: how much of it each fills, in how many orders, and for how much. */
export function WarehousePlanner(props: Props): ReactElement {
  return (
    <Modal isOpen={props.isOpen} onClose={props.onClose} isWide>
      <Plans {...props} />
    </Modal>
  );
}

function Plans({ warehouses, selection, mayBackorder, onUse, onClose }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  /** The ways as the user has changed them, by their place. */
  const [changed, setChanged] = useState<ReadonlyMap<number, CartSelection>>(new Map());
  const { plans, isFailed, retry } = useCartPlans([
    ...combinationsToRead(selection, warehouses, mayBackorder),
    ...changed.values(),
  ]);
  const figures = figuresOf(plans);
  const offered = combinationsToOffer(selection, warehouses, mayBackorder, figures);
  const ways = offered.map((way, index) => changed.get(index) ?? way);
  const advantages = advantagesOf(ways.map((way) => figures.get(keyOf(way))));
  const [fullest] = ways
    .filter((way) => !way.useBackorder && !isSameSelection(way, selection))
    .toSorted((one, other) => filledBy(other) - filledBy(one));
  const suggestion = useRef<HTMLButtonElement>(null);
  useFocusWhenReady(
    suggestion,
    ways.every((way) => plans.has(keyOf(way))),
  );

  return (
    <DialogBody>
      <DialogTitle>{t('CART.PLAN.TITLE')}</DialogTitle>
      <DialogContent>
        {t('CART.PLAN.TEXT')}
        {isFailed ? (
          <ErrorPanel text={t('CART.PLAN.FAILED')} onRetry={retry} />
        ) : (
          <div className={styles.plans}>
            {ways.map((way, index) => (
              <PlanCard
                // oxlint-disable-next-line react/no-array-index-key -- a card is its place: what stands in it changes
                key={index}
                title={titleOf(way)}
                selection={way}
                warehouses={warehouses}
                mayBackorder={mayBackorder}
                plan={plans.get(keyOf(way))}
                advantages={advantages[index] ?? []}
                isCurrent={isSameSelection(way, selection)}
                buttonRef={way === fullest ? suggestion : undefined}
                onChange={(next) => setChanged(new Map(changed).set(index, next))}
                onUse={() => onUse(way)}
              />
            ))}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('CLOSE')}</Button>
      </DialogActions>
    </DialogBody>
  );

  function filledBy(way: CartSelection): number {
    return figures.get(keyOf(way))?.qty ?? -1;
  }

  function titleOf(way: CartSelection): string {
    if (isSameSelection(way, selection)) return t('CART.PLAN.CURRENT');
    const isAll = way.warehouses.length === warehouses.length;
    const names = isAll
      ? t('CART.PLAN.ALL')
      : warehouses
          .filter(({ dbId }) => way.warehouses.includes(dbId))
          .map(({ name }) => name)
          .join(', ');
    return way.useBackorder ? t('CART.PLAN.WITH_BACKORDER', { warehouses: names }) : names;
  }
}
