import type { TFunction } from 'i18next';

/**
 * A react-hook-form rule for text that must not be longer than so many characters. The field itself keeps a longer text: one
 * that is pasted is never cut in silence.
 */
export function lengthRule(t: TFunction, most: number): (value: unknown) => true | string {
  return (value) =>
    typeof value !== 'string' || value.length <= most || t('FIELD.TOO_LONG', { length: value.length, most });
}
