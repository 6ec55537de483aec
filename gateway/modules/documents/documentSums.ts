import type { ReadMoney } from '../../../contract/reader/Read.ts';
import { fromCents, toCents } from '../../schema/cents.ts';

/** A document's amounts. */
interface Amounts {
  subtotal?: ReadMoney | null;
  subtotalVat?: ReadMoney | null;
  grandTotal?: ReadMoney | null;
}

/** Sums of documents in one currency. */
export interface DocumentSumsParent {
  count: number;
  subtotal: ReadMoney | null;
  subtotalVat: ReadMoney | null;
  grandTotal: ReadMoney | null;
}

/**
 * The sums of documents, one entry a currency, in the order of the currencies' codes. Documents without a total, or
 * without its currency, are in none.
 */
export function documentSums(documents: Iterable<Amounts | null | undefined>): DocumentSumsParent[] {
  const byCurrency = Map.groupBy(
    [...documents].filter((one) => one?.grandTotal?.currencyCode != null),
    (one) => one?.grandTotal?.currencyCode ?? null,
  );
  const sorted = [...byCurrency].toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1));
  return sorted.map(([currencyCode, group]) => {
    const sum = (key: keyof Amounts): ReadMoney | null =>
      sumOf(
        group.map((one) => one?.[key] ?? null),
        currencyCode,
      );
    return {
      count: group.length,
      subtotal: sum('subtotal'),
      subtotalVat: sum('subtotalVat'),
      grandTotal: sum('grandTotal'),
    };
  });
}

/** Null where one of the amounts is unknown or in another currency. */
function sumOf(amounts: readonly (ReadMoney | null)[], currencyCode: string | null): ReadMoney | null {
  let cents = 0;
  for (const amount of amounts) {
    if (amount === null || amount.currencyCode !== currencyCode) return null;
    cents += toCents(amount.value);
  }
  return { value: fromCents(cents), currencyCode };
}
