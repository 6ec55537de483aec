import type { FieldProps } from '@fluentui/react-components';
import { namedError } from '../ui/form/namedError.tsx';
import type { VisitorForm } from './useVisitorForm.ts';

/** The error below a field of a visitor's form: an alert, unless the form has said it together with others. */
export function fieldError(
  { errors, saidTogether }: Pick<VisitorForm, 'errors' | 'saidTogether'>,
  name: string,
  label: string,
): FieldProps['validationMessage'] {
  const children = namedError(label, errors[name]);
  return children && saidTogether.includes(name) ? { children, role: undefined } : children;
}
