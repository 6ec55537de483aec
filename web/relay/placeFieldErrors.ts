import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** One field error of the server: the path, joined by dots, and the message. */
export type FieldError = { readonly path: string; readonly message: string };

/** The part of a react-hook-form form that takes field errors, whatever its fields are. */
export type FormErrors = {
  has: (path: string) => boolean;
  setError: (path: string, message: string, shouldFocus: boolean) => void;
};

/**
 * Lets a form receive the server's field errors. `names` maps the server's paths to fields of the form with another name.
 *
 * @example
 * const [write] = useWrite(mutation, { form: formErrors(form, { 'address.postalCode': 'postalCode' }) });
 */
export function formErrors<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  names: Readonly<Record<string, string>> = {},
): FormErrors {
  const fieldOf = (path: string) => names[path] ?? path;
  return {
    has: (path) => valueAt(form.getValues(), fieldOf(path)) !== undefined,
    setError: (path, message, shouldFocus) => {
      // A form's paths are a type of literal names; the server's are checked by `has` instead.
      const field = fieldOf(path) as Parameters<typeof form.setError>[0];
      form.setError(field, { type: 'server', message }, { shouldFocus });
    },
  };
}

/**
 * Puts the server's field errors on their fields and focuses the first (ERR-02, GAP-158).
 *
 * @returns those that belong to no field of this form, to be shown elsewhere
 */
export function placeFieldErrors(
  form: FormErrors,
  fieldErrors: readonly FieldError[],
): readonly FieldError[] {
  const unmatched = fieldErrors.filter(({ path }) => !form.has(path));
  fieldErrors
    .filter(({ path }) => form.has(path))
    .forEach(({ path, message }, i) => form.setError(path, message, i === 0));
  return unmatched;
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([key]) => key === name)?.[1]
          : undefined,
      values,
    );
}
