import type { ReactElement } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { CheckboxField } from './CheckboxField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

/** A field as data: a line of text, a choice where it has `choices`, a box where it is a `checkbox`. */
export type FieldDefinition<Fields extends FieldValues> = {
  name: FieldPath<Fields>;
  label: string;
  required?: boolean;
  hint?: string;
  /** The browser's name of what belongs here, for example `postal-code`. */
  autoComplete?: string;
  /** Default: `text`. */
  type?: 'text' | 'tel' | 'email' | 'password' | 'checkbox';
  choices?: readonly { value: string; label: string }[];
};

type Props<Fields extends FieldValues> = {
  control: Control<Fields>;
  fields: readonly FieldDefinition<Fields>[];
};

/** Draws fields in their order, each with its label, mark and error. A form that needs more draws its fields itself. */
export function FormFields<Fields extends FieldValues>({ control, fields }: Props<Fields>): ReactElement {
  return (
    <>
      {fields.map(({ type, choices, ...field }) => {
        // A field whose rule changes is a new field: react-hook-form keeps the rules a field began with.
        const key = `${field.name} ${String(field.required)}`;
        if (choices) return <SelectField key={key} control={control} {...field} choices={choices} />;
        if (type === 'checkbox') {
          return <CheckboxField key={key} control={control} name={field.name} label={field.label} />;
        }
        return <TextField key={key} control={control} {...field} {...(type ? { type } : {})} />;
      })}
    </>
  );
}
