import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../../ui/form/CheckboxGroup.tsx';

const useStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
});

/** The form of the add-all-available dialog: dbIds in order of preference. */
export type AvailableFields = { warehouses: readonly string[] };

type Props = {
  control: Control<AvailableFields>;
  warehouses: readonly { readonly dbId: string; readonly name: string }[];
};

/** A choice of warehouses in their order, which is that of preference; one at least (MISS-15). */
export function WarehousesField({ control, warehouses }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const {
    field: { ref, value, onChange, name },
    fieldState: { error },
  } = useController({
    control,
    name: 'warehouses',
    rules: { validate: (chosen) => chosen.length > 0 || t('FROM.ERROR.PLEASE_SELECT_VALUE') },
  });
  return (
    <CheckboxGroup
      label={t('CART.WAREHOUSES')}
      choices={warehouses.map(({ dbId, name: label }) => ({ value: dbId, label }))}
      values={value}
      onChange={onChange}
      ref={ref}
      name={name}
      error={error?.message}
      className={styles.choices}
    />
  );
}
