import { Field, Select, type SelectProps } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './FieldProps.ts';
import { namedError } from './namedError.tsx';
import { requiredRule } from './requiredRule.ts';
import { useCheckedField } from './useCheckedField.ts';

type Props<Fields extends FieldValues> = FieldProps<Fields> &
  Pick<SelectProps, 'autoComplete'> & {
    choices: readonly { value: string; label: string }[];
    /** Called with another choice, after the form has it. */
    onChoose?: (value: string) => void;
  };

/** A choice among few or many, by the browser's own list: quick by keyboard and on a phone. */
export function SelectField<Fields extends FieldValues>(props: Props<Fields>): ReactElement {
  const {
    control,
    name,
    label,
    required = false,
    disabled = false,
    hint,
    choices,
    autoComplete,
    onChoose,
  } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useCheckedField({
    control,
    name,
    rules: required ? { validate: requiredRule(t, 'select') } : {},
  });
  const value: string = field.value ?? '';
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      validationMessage={namedError(label, fieldState.error?.message)}
    >
      <Select
        {...field}
        value={value}
        disabled={disabled}
        // Else a browser calls a required one invalid before it was touched.
        aria-invalid={fieldState.invalid}
        // Not on the component, which leaves it out.
        select={{ autoComplete }}
        onChange={(event, data) => {
          field.onChange(event);
          onChoose?.(data.value);
        }}
      >
        {required && value !== '' ? null : <option value="">{required ? t('FORM.CHOOSE') : ''}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
