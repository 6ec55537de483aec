import { Field, Input, makeStyles, type InputProps } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './FieldProps.ts';
import { requiredRule } from './requiredRule.ts';

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
    validate?: (value: string) => true | string;
  };

/** A line of text of a react-hook-form form, with its label, required mark and error. */
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
    ...input
  } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: {
        ...(required ? { required: requiredRule(t, asks) } : {}),
        ...(validate ? { format: (value: string) => validate(value) } : {}),
      },
    },
  });
  const value: string = field.value ?? '';
  // Typing must not just stop: near the end the field says how much it takes.
  const isNearEnd = maxLength !== undefined && value.length > maxLength - 10;
  return (
    <Field
      label={label}
      required={required}
      hint={isNearEnd ? `${value.length} / ${maxLength}` : hint}
      validationMessage={fieldState.error?.message}
    >
      <Input
        {...input}
        {...field}
        className={styles.input}
        value={value}
        disabled={disabled}
        maxLength={maxLength}
      />
    </Field>
  );
}
