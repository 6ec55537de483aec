import { Field, Input, type InputProps } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { typedBefore, type VisitorForm } from './useVisitorForm.ts';

type Props = Pick<
  InputProps,
  'type' | 'autoComplete' | 'inputMode' | 'disabled' | 'required' | 'value' | 'onChange'
> & {
  form: Pick<VisitorForm, 'errors'>;
  name: string;
  label: string;
  hint?: string;
};

/** A line of text of a visitor's form, with its label, required mark and error. */
export function VisitorField({ form, name, label, hint, required, ...input }: Props): ReactElement {
  const [typed] = useState(() => typedBefore(name));
  return (
    <Field label={label} hint={hint} required={required} validationMessage={form.errors[name]}>
      <Input {...input} name={name} defaultValue={input.value === undefined ? typed : undefined} />
    </Field>
  );
}
