import type { TFunction } from 'i18next';
import { formatDate, toDate } from '../../ui/formatDate.ts';
import type { RescueOption } from './rescueOptions.ts';

/** The words for a way out of a short line. */
export function describeRescue(option: RescueOption, t: TFunction): { title: string; detail: string } {
  const { kind } = option;
  switch (kind) {
    case 'replacement':
    case 'analogue': {
      const words = { article: option.article.name, qty: option.qty };
      return {
        title: kind === 'analogue' ? t('CART.RESCUE.ANALOGUE', words) : t('CART.RESCUE.REPLACEMENT', words),
        detail: option.article.description,
      };
    }
    case 'warehouse':
      return {
        title: t('CART.RESCUE.WAREHOUSE', { warehouse: option.warehouse.name }),
        detail: t('CART.RESCUE.WAREHOUSE.DETAIL', { amount: option.amount }),
      };
    case 'reservation':
      return {
        title: t('CART.RESCUE.RESERVATION', { qty: option.qty }),
        detail: t('CART.RESCUE.RESERVATION.DETAIL', { dates: datesOf(option.from, option.until) }),
      };
    case 'backorder':
      return {
        title: t('CART.RESCUE.BACKORDER', { qty: option.qty }),
        detail: t('CART.RESCUE.BACKORDER.DETAIL'),
      };
    case 'useBackorder':
      return { title: t('CART.USE_BACKORDER'), detail: t('CART.RESCUE.USE_BACKORDER.DETAIL') };
    case 'wishlist':
      return { title: t('CART.RESCUE.WISHLIST'), detail: t('CART.RESCUE.WISHLIST.DETAIL') };
  }
}

function datesOf(from: string | null, until: string | null): string {
  const days = [from, until].flatMap((day) => (day && toDate(day) ? [formatDate(day, 'date')] : []));
  return [...new Set(days)].join(' – ') || '–';
}
