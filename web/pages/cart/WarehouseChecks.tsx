import { Checkbox } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartSelection } from '../../parts/cart/CartSelection.ts';
import type { CartWarehouse } from './CartWarehouse.ts';

export type WarehouseChecksProps = {
  warehouses: readonly CartWarehouse[];
  selection: CartSelection;
  onChange: (selection: CartSelection) => void;
  /** Whether the user may let a shortage become a backorder (CART-11). */
  mayBackorder: boolean;
  /** Class of the check box for backorders. */
  backorderClass?: string;
};

/** A check box for each warehouse, of which at least one stays checked (CART-10), and one for backorders. */
export function WarehouseChecks(props: WarehouseChecksProps): ReactElement {
  const { warehouses, selection, onChange, mayBackorder, backorderClass } = props;
  const { t } = useTranslation();
  const chosen = selection.warehouses;
  const toggle = (id: string, isChosen: boolean) =>
    onChange({
      ...selection,
      // In the order of the list, which is the order of preference.
      warehouses: warehouses
        .map(({ dbId }) => dbId)
        .filter((dbId) => (dbId === id ? isChosen : chosen.includes(dbId))),
    });
  return (
    <>
      {warehouses.map(({ dbId, name }) => {
        const isChosen = chosen.includes(dbId);
        return (
          <Checkbox
            key={dbId}
            label={name}
            checked={isChosen}
            disabled={isChosen && chosen.length === 1}
            onChange={(_, { checked }) => toggle(dbId, checked === true)}
          />
        );
      })}
      {mayBackorder ? (
        <Checkbox
          className={backorderClass}
          label={t('CART.USE_BACKORDER')}
          checked={selection.useBackorder}
          onChange={(_, { checked }) => onChange({ ...selection, useBackorder: checked === true })}
        />
      ) : null}
    </>
  );
}
