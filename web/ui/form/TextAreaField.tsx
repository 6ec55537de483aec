import { Field, Textarea } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './FieldProps.ts';
import { LengthHint } from './LengthHint.tsx';
import { lengthRule } from './lengthRule.ts';
import { namedError } from './namedError.tsx';
import { requiredRule } from './requiredRule.ts';
import { useCheckedField } from './useCheckedField.ts';

type Props<Fields extends FieldValues> = FieldProps<Fields> & {
  maxLength?: number;
  rows?: number;
  placeholder?: string;
};

/** Several lines of text of a form. With `maxLength` it says how much is used, and refuses more at sending. */
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
  const { field, fieldState } = useCheckedField({
    control,
    name,
    rules: {
      validate: {
        ...(maxLength === undefined ? {} : { length: lengthRule(t, maxLength) }),
        ...(required ? { required: requiredRule(t, 'enter') } : {}),
      },
    },
  });
  const value: string = field.value ?? '';
  const excess = maxLength === undefined || lengthRule(t, maxLength)(value);
  return (
    <Field
      label={label}
      required={required}
      hint={hint ?? (maxLength === undefined ? undefined : <LengthHint text={value} most={maxLength} />)}
      validationMessage={namedError(label, excess === true ? fieldState.error?.message : excess)}
    >
      <Textarea {...field} value={value} disabled={disabled} rows={rows} placeholder={placeholder} />
    </Field>
  );
}
