import type { components } from '../../../contract/apiV3.generated.ts';
import { money, percentOf } from '../../http/money.ts';

/** A line of an order, as far as its sums need it; money in minor units. */
export interface SummedLine {
  part: 'stock' | 'backorder';
  /** null = the delivery. */
  articleId: number | null;
  qty: number;
  totalPrice: number;
  /** Of one piece, grams. */
  netWeight: number;
}

/** Sums of an order in minor units. */
export interface OrderTotals {
  subtotal: number;
  subtotalVat: number;
  grandTotal: number;
}

/** Subtotal, VAT and grand total of lines. */
export function orderTotals(lines: readonly SummedLine[], vatPercent: number): OrderTotals {
  const subtotal = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const subtotalVat = percentOf(subtotal, vatPercent);
  return { subtotal, subtotalVat, grandTotal: subtotal + subtotalVat };
}

/**
 * The sums of an order's stock part or backorder part (ORD-43); null when it has no such part. The delivery has a
 * price but does not count as a piece.
 */
export function summarise(
  lines: readonly SummedLine[],
  part: SummedLine['part'],
  vatPercent: number,
  currency: string,
): components['schemas']['OrderSummary'] | null {
  const own = lines.filter((line) => line.part === part);
  if (own.length === 0) return null;
  const pieces = own.filter(({ articleId }) => articleId !== null);
  const { subtotal, subtotalVat, grandTotal } = orderTotals(own, vatPercent);
  return {
    qty: pieces.reduce((sum, { qty }) => sum + qty, 0),
    totalNetWeight: pieces.reduce((sum, { qty, netWeight }) => sum + qty * netWeight, 0) / 1000,
    subtotal: money(subtotal, currency),
    subtotalVat: money(subtotalVat, currency),
    grandTotal: money(grandTotal, currency),
  };
}
