import { Field, Input, type InputProps } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { fieldError } from './fieldError.tsx';
import { typedBefore, type VisitorForm } from './useVisitorForm.ts';

type Props = Pick<
  InputProps,
  'type' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'disabled' | 'required' | 'value' | 'onChange'
> & {
  form: Pick<VisitorForm, 'errors' | 'saidTogether'>;
  name: string;
  label: string;
  hint?: string;
  /** What fields hold at first, by their names; without it, what was typed before the client ran. */
  initial?: Readonly<Record<string, string>> | undefined;
};

/** A line of text of a visitor's form, with its label, required mark and error. */
export function VisitorField(props: Props): ReactElement {
  const { form, name, label, hint, required, initial, ...input } = props;
  const [typed] = useState(() => initial?.[name] ?? typedBefore(name));
  return (
    <Field label={label} hint={hint} required={required} validationMessage={fieldError(form, name, label)}>
      <Input {...input} name={name} defaultValue={input.value === undefined ? typed : undefined} />
    </Field>
  );
}
