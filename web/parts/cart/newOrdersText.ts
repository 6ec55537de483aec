import type { TFunction } from 'i18next';

/** Which orders of the checkout are new, by their numbers; null where none is. */
export const newOrdersText = (t: TFunction, numbers: readonly string[]): string | null =>
  numbers.length > 0 ? t('CHECKOUT.NEW', { count: numbers.length, numbers: numbers.join(', ') }) : null;
