import { Button, makeStyles } from '@fluentui/react-components';
import { visuallyHidden } from '../../../ui/announce/visuallyHidden.ts';
import { LayoutColumnThree16Regular } from '@fluentui/react-icons/svg/layout-column-three';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartSelection } from '../../../parts/cart/CartSelection.ts';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog.tsx';
import type { CartWarehouse } from '../CartWarehouse.ts';

const [WarehousePlanner] = lazyDialog(async () => (await import('./WarehousePlanner.tsx')).WarehousePlanner);

// In most windows its words would push it below the warehouses.
const useStyles = makeStyles({
  button: { minInlineSize: '32px' },
  label: { '@media (min-width: 640px) and (max-width: 1599.98px)': visuallyHidden },
});

type Props = {
  warehouses: readonly CartWarehouse[];
  selection: CartSelection;
  mayBackorder: boolean;
  onUse: (selection: CartSelection) => void;
};

/** Opens the comparison of ways to order; nothing where there is but one way. */
export function PlannerButton({ warehouses, selection, mayBackorder, onUse }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (warehouses.length < 2 && !mayBackorder) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        appearance="subtle"
        // On the button itself the tooltip would be read after the same words.
        icon={{ children: <LayoutColumnThree16Regular />, title: t('CART.PLAN.OPEN') }}
        className={styles.button}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.label}>{t('CART.PLAN.OPEN')}</span>
      </Button>
      <WarehousePlanner
        isOpen={isOpen}
        warehouses={warehouses}
        selection={selection}
        mayBackorder={mayBackorder}
        onUse={(chosen) => {
          close();
          onUse(chosen);
        }}
        onClose={close}
      />
    </>
  );
}
