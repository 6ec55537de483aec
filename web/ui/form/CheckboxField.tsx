import { Checkbox, Field } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './FieldProps.ts';
import { useCheckedField } from './useCheckedField.ts';

/** A yes or no of a form. */
export function CheckboxField<Fields extends FieldValues>(
  props: Omit<FieldProps<Fields>, 'required'>,
): ReactElement {
  const { control, name, label, disabled = false, hint } = props;
  const {
    field: { ref, ...field },
    fieldState,
  } = useCheckedField({ control, name });
  return (
    <Field hint={hint} validationMessage={fieldState.error?.message}>
      <Checkbox
        ref={ref}
        name={field.name}
        label={label}
        checked={field.value === true}
        disabled={disabled}
        onBlur={field.onBlur}
        onChange={(_, { checked }) => field.onChange(checked === true)}
      />
    </Field>
  );
}
