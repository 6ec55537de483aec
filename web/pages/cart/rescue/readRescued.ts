import type { Money_amount$key } from '../../../__generated__/Money_amount.graphql.ts';
import { readMoney } from '../../../parts/money/Money.tsx';
import type { MoneyValue } from '../../../ui/values/formatMoney.ts';

/** A line of the cart that is short. */
export type Rescued = {
  dbId: string;
  qty: number;
  requestedQty: number;
  article: { name: string };
  /** Per piece, without VAT; null where it is not known. */
  price: MoneyValue | null;
};

/** The line to rescue; undefined if its article or its shortfall is not known. */
export function readRescued(line: {
  readonly dbId: string;
  readonly qty?: number | null | undefined;
  readonly requestedQty: number;
  readonly article: { readonly name?: string | null | undefined };
  readonly calculatedPrice: Money_amount$key | null | undefined;
}): Rescued | undefined {
  const { qty, article } = line;
  return qty == null || !article.name
    ? undefined
    : { ...line, qty, article: { name: article.name }, price: readMoney(line.calculatedPrice) ?? null };
}
