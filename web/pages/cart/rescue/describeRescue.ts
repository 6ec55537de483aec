import type { TFunction } from 'i18next';
import { formatDate, toDate } from '../../../ui/values/formatDate.ts';
import { formatMoney, type DecimalStyle, type MoneyValue } from '../../../ui/values/formatMoney.ts';
import type { RescueOption } from './rescueOptions.ts';

/** The words for a way out of a short line: what it is, more about it, and the name of its button. */
export type RescueWords = { title: string; detail: string; verb: string };

/**
 * Describes a way out of a short line.
 *
 * @param price what a piece of the line costs, to compare other articles with
 */
export function describeRescue(
  option: RescueOption,
  price: MoneyValue | null,
  style: DecimalStyle,
  t: TFunction,
): RescueWords {
  const { kind } = option;
  switch (kind) {
    case 'replacement':
    case 'analogue': {
      const words = { article: option.article.name, pieces: t('PIECES', { count: option.qty }) };
      return {
        title: kind === 'analogue' ? t('CART.RESCUE.ANALOGUE', words) : t('CART.RESCUE.REPLACEMENT', words),
        detail: [option.article.description, ...costs(option.price, price, style, t), ...stockOf(option, t)]
          .filter(Boolean)
          .join(' · '),
        verb: t(kind === 'analogue' ? 'CART.RESCUE.TAKE.ANALOGUE' : 'CART.RESCUE.TAKE.REPLACEMENT'),
      };
    }
    case 'warehouse':
      return {
        title: t('CART.RESCUE.WAREHOUSE', { warehouse: option.warehouse.name }),
        detail: t('CART.RESCUE.WAREHOUSE.DETAIL', { amount: option.amount }),
        verb: t('CART.RESCUE.TAKE.WAREHOUSE', { warehouse: option.warehouse.name }),
      };
    case 'reservation':
      return {
        title: t('CART.RESCUE.RESERVATION', { qty: option.qty }),
        detail: t('CART.RESCUE.RESERVATION.DETAIL', { dates: datesOf(option.from, option.until) }),
        verb: t('CART.RESCUE.TAKE.RESERVATION', { qty: option.qty }),
      };
    case 'backorder':
      return {
        title: t('CART.RESCUE.BACKORDER', { qty: option.qty }),
        detail: t('CART.RESCUE.BACKORDER.DETAIL'),
        verb: t('CART.RESCUE.BACKORDER', { qty: option.qty }),
      };
    case 'useBackorder':
      return {
        title: t('CART.USE_BACKORDER'),
        detail: t('CART.RESCUE.USE_BACKORDER.DETAIL'),
        verb: t('CART.RESCUE.TAKE.USE_BACKORDER'),
      };
    case 'wishlist':
      return {
        title: t('CART.RESCUE.WISHLIST'),
        detail: t('CART.RESCUE.WISHLIST.DETAIL'),
        verb: t('CART.RESCUE.TAKE.WISHLIST'),
      };
  }
}

/** The price of a piece and, in the same currency, how much that is more or less than the line's. */
function costs(
  price: MoneyValue | null,
  before: MoneyValue | null,
  style: DecimalStyle,
  t: TFunction,
): string[] {
  if (!price) return [];
  const each = t('CART.RESCUE.PRICE', { price: formatMoney(price, style) });
  if (!before || before.currencyCode !== price.currencyCode) return [each];
  const cents = Math.round(price.value * 100) - Math.round(before.value * 100);
  if (cents === 0) return [each, t('CART.RESCUE.PRICE.SAME')];
  const difference = formatMoney({ ...price, value: Math.abs(cents) / 100 }, style);
  return [each, t(cents > 0 ? 'CART.RESCUE.PRICE.MORE' : 'CART.RESCUE.PRICE.LESS', { difference })];
}

const stockOf = ({ stock }: { stock: readonly { warehouse: string; amount: number }[] }, t: TFunction) =>
  stock.map((one) => t('CART.HINT.STOCK', one));

function datesOf(from: string | null, until: string | null): string {
  const days = [from, until].flatMap((day) => (day && toDate(day) ? [formatDate(day, 'date')] : []));
  return [...new Set(days)].join(' – ') || '–';
}
