import type { ReactElement } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every form field takes. */
export type FieldProps<Fields extends FieldValues> = {
  control: Control<Fields>;
  name: FieldPath<Fields>;
  /** Stands above the field. */
  label: string;
  /** Marks the field and refuses an empty one. */
  required?: boolean;
  disabled?: boolean;
  /** Help below the field. */
  hint?: string | ReactElement;
};
