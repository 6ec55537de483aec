import { t } from 'i18next';
import type { FieldErrors } from 'react-hook-form';
import { announce } from '../announce/announce.ts';

/** Says that a form was not sent, and how many fields are to be corrected; the focus is on the first of them. */
export function sayRefused(errors: FieldErrors): void {
  announce(t('FORM.REFUSED', { count: countErrors(errors) }));
}

function countErrors(errors: object): number {
  return Object.values(errors)
    .filter((error) => typeof error === 'object' && error !== null)
    .reduce(
      (count, error) => count + ('type' in error && typeof error.type === 'string' ? 1 : countErrors(error)),
      0,
    );
}
