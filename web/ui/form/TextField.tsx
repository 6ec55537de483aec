import { Field, Input, makeStyles, type InputProps } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './FieldProps.ts';
import { LengthHint } from './LengthHint.tsx';
import { lengthRule } from './lengthRule.ts';
import { namedError } from './namedError.tsx';
import { requiredRule } from './requiredRule.ts';
import { useCheckedField } from './useCheckedField.ts';

const useStyles = makeStyles({
  // An input is as wide as twenty letters of its font: more than a phone has in some.
  input: { minInlineSize: 0 },
});

type Props<Fields extends FieldValues> = FieldProps<Fields> &
  Pick<
    InputProps,
    'type' | 'autoComplete' | 'placeholder' | 'contentAfter' | 'inputMode' | 'size' | 'list'
  > & {
    maxLength?: number;
    /** What an empty field asks for; default: enter. */
    asks?: 'enter' | 'select';
    /** A check in addition to `required`: a message for a wrong value, true for a right one. */
    validate?: (value: string, fields: Fields) => true | string;
    /** Fields that are checked again whenever this one changes. */
    deps?: FieldPath<Fields>[];
  };

/**
 * A one-line text field of a react-hook-form form, with label, required mark and error. Text that is too long is kept and refused.
 *
 * @example
 * <TextField control={control} name="user.password" label={t('ACCOUNT.PASSWORD')} required />
 */
export function TextField<Fields extends FieldValues>(props: Props<Fields>): ReactElement {
  const {
    control,
    name,
    label,
    required = false,
    asks = 'enter',
    disabled = false,
    hint,
    maxLength,
    validate,
    deps,
    ...input
  } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const { field, fieldState } = useCheckedField({
    control,
    name,
    rules: {
      ...(deps ? { deps } : {}),
      validate: {
        ...(maxLength === undefined ? {} : { length: lengthRule(t, maxLength) }),
        ...(required ? { required: requiredRule(t, asks) } : {}),
        ...(validate ? { format: validate } : {}),
      },
    },
  });
  const value: string = field.value ?? '';
  // Near the end the field says how much it takes; what is beyond is marked at once, and refused at sending.
  const excess = maxLength === undefined || lengthRule(t, maxLength)(value);
  const isNearEnd = maxLength !== undefined && value.length > maxLength - 10;
  return (
    <Field
      label={label}
      required={required}
      hint={isNearEnd ? <LengthHint text={value} most={maxLength} /> : hint}
      validationMessage={namedError(label, excess === true ? fieldState.error?.message : excess)}
    >
      <Input {...input} {...field} className={styles.input} value={value} disabled={disabled} />
    </Field>
  );
}
