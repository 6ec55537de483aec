import type { TFunction } from 'i18next';
import { formatNumber } from '../../ui/formatMoney.ts';

/** The most lines at once, as the gateway has it. */
const mostLines = 5000;

/** Why so many lines cannot be checked at once; null when they can. */
export function refuseCount(count: number, t: TFunction): string | null {
  if (count <= mostLines) return null;
  const [total, most] = [count, mostLines].map((lines) => formatNumber(lines, 0, 'DOT'));
  return t('DESK.TOO_MANY', { total, most });
}
