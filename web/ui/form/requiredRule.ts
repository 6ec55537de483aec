import type { TFunction } from 'i18next';

/** What a required field of each kind asks for (ERR-09, GAP-156). */
const messages = {
  enter: 'FROM.ERROR.PLEASE_ENTER_VALUE',
  select: 'FROM.ERROR.PLEASE_SELECT_VALUE',
} as const;

/** A react-hook-form rule that wants more than spaces. */
export function requiredRule(t: TFunction, kind: keyof typeof messages): (value: unknown) => true | string {
  const message = t(messages[kind]);
  return (value) => (typeof value === 'string' ? value.trim() !== '' : value != null) || message;
}
