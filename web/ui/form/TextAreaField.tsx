import { Field, Textarea } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './FieldProps.ts';
import { requiredRule } from './requiredRule.ts';

type Props<Fields extends FieldValues> = FieldProps<Fields> & {
  maxLength?: number;
  rows?: number;
  placeholder?: string;
};

/** Several lines of text of a form. With `maxLength` it says how much is left. */
export function TextAreaField<Fields extends FieldValues>(props: Props<Fields>): ReactElement {
  const {
    control,
    name,
    label,
    required = false,
    disabled = false,
    hint,
    maxLength,
    rows = 3,
    placeholder,
  } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useController({
    control,
    name,
    rules: required ? { validate: requiredRule(t, 'enter') } : {},
  });
  const value: string = field.value ?? '';
  return (
    <Field
      label={label}
      required={required}
      hint={hint ?? (maxLength === undefined ? undefined : `${value.length} / ${maxLength}`)}
      validationMessage={fieldState.error?.message}
    >
      <Textarea
        {...field}
        value={value}
        disabled={disabled}
        maxLength={maxLength}
        rows={rows}
        placeholder={placeholder}
      />
    </Field>
  );
}
