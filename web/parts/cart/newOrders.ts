import type { TFunction } from 'i18next';
import { present } from '../../ui/list/present.ts';

/** The numbers of orders that a write has made; null if the back end does not name them. */
export const numbersOf = (
  orders: readonly ({ readonly dbId: string } | null | undefined)[] | null | undefined,
): readonly string[] | null => (orders ? present(orders).map(({ dbId }) => dbId) : null);

/** Which orders of the checkout are new, by their numbers; null where none is. */
export const newOrdersText = (t: TFunction, numbers: readonly string[]): string | null =>
  numbers.length > 0 ? t('CHECKOUT.NEW', { count: numbers.length, numbers: numbers.join(', ') }) : null;
