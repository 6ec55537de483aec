import { Checkbox, Label, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle';
import { useId, type ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  error: { color: tokens.colorPaletteRedForeground1 },
});

/** The form of the add-all-available dialog: dbIds in order of preference. */
export type AvailableFields = { warehouses: readonly string[] };

type Props = {
  control: Control<AvailableFields>;
  warehouses: readonly { readonly dbId: string; readonly name: string }[];
};

/** A choice of warehouses, one at least (MISS-15). */
export function WarehousesField({ control, warehouses }: Props): ReactElement {
  const styles = useStyles();
  const id = useId();
  const { t } = useTranslation();
  const {
    field: { ref, value, onChange, onBlur, name },
    fieldState: { error },
  } = useController({
    control,
    name: 'warehouses',
    rules: { validate: (chosen) => chosen.length > 0 || t('FROM.ERROR.PLEASE_SELECT_VALUE') },
  });
  // Not a Field: it names one control, and each of its boxes would be marked as required.
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
      <Label id={id} required>
        {t('CART.WAREHOUSES')}
      </Label>
      <div className={styles.choices}>
        {warehouses.map(({ dbId, name: text }, index) => (
          <Checkbox
            key={dbId}
            ref={index === 0 ? ref : undefined}
            name={name}
            label={text}
            checked={value.includes(dbId)}
            onBlur={onBlur}
            onChange={(_, { checked }) =>
              onChange(
                // In the order of the list, which is the order of preference.
                warehouses
                  .map((warehouse) => warehouse.dbId)
                  .filter((other) => (other === dbId ? checked === true : value.includes(other))),
              )
            }
          />
        ))}
      </div>
      {error ? (
        <Text id={`${id}-error`} role="alert" size={200} className={styles.error}>
          <ErrorCircle12Filled aria-hidden /> {error.message}
        </Text>
      ) : null}
    </div>
  );
}
