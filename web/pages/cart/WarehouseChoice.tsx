import { Field, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { WarehouseChecks, type WarehouseChecksProps } from './WarehouseChecks.tsx';

const useStyles = makeStyles({
  field: { margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  // Next to the choices: a legend that floats stands in their line.
  legend: { padding: 0, float: 'left', lineHeight: '32px', paddingInlineEnd: tokens.spacingHorizontalM },
  choices: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXS,
  },
  backorder: {
    marginInlineStart: tokens.spacingHorizontalXS,
    paddingInlineStart: tokens.spacingHorizontalXS,
    borderInlineStartWidth: tokens.strokeWidthThin,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    '@media (max-width: 639.98px)': {
      marginInlineStart: 0,
      paddingInlineStart: 0,
      borderInlineStartStyle: 'none',
    },
  },
});

type Props = Omit<WarehouseChecksProps, 'backorderClass'> & {
  /** Further controls behind the checkboxes. */
  more?: ReactNode;
};

/**
 * Where the regular cart is ordered from: at least one warehouse stays chosen (CART-07, CART-10). Without any warehouse
 * the field says that it is wrong (CART-52). On a phone the choice folds into a line that sums it up.
 */
export function WarehouseChoice({ more, ...checks }: Props): ReactElement {
  const { warehouses, selection } = checks;
  const styles = useStyles();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  // A Field names one control, not several: it stands here only where there is nothing to choose from.
  if (warehouses.length === 0) {
    return (
      <Field label={t('CART.WAREHOUSES')} validationState="error" validationMessage={t('CART.NO_WAREHOUSES')}>
        <span />
      </Field>
    );
  }
  const names = warehouses.filter(({ dbId }) => selection.warehouses.includes(dbId)).map(({ name }) => name);
  const backorder = selection.useBackorder ? ` · ${t('CART.USE_BACKORDER')}` : '';
  const choices = (
    <fieldset
      className={styles.field}
      data-screen-only
      aria-label={isPhone ? t('CART.WAREHOUSES') : undefined}
    >
      {isPhone ? null : <legend className={styles.legend}>{t('CART.WAREHOUSES')}</legend>}
      <div className={styles.choices}>
        <WarehouseChecks {...checks} backorderClass={styles.backorder} />
        {more}
      </div>
    </fieldset>
  );
  return isPhone ? (
    <Disclosure summary={`${t('CART.WAREHOUSES')}: ${names.join(', ')}${backorder}`}>{choices}</Disclosure>
  ) : (
    choices
  );
}
