import { present } from '../../ui/list/present.ts';
import type { MoneyValue } from '../../ui/values/formatMoney.ts';
import { toDate, toIsoDay } from '../../ui/values/formatDate.ts';
import type { InvoiceOfGoods, LineToClaim } from './claimLines.ts';

type Line = {
  readonly articleName?: string | null | undefined;
  readonly isDelivery?: boolean | null | undefined;
  readonly description?: string | null | undefined;
  readonly qty?: number | null | undefined;
  /** The pieces to claim, where they are not all. */
  readonly claimedQty?: number;
  readonly price?: MoneyValue | null | undefined;
  /** What the claim says to begin with. */
  readonly text?: string;
};

/** The lines of a document that can be claimed: goods whose article and quantity are known. */
export function toLinesToClaim(
  lines: readonly (Line | null | undefined)[] | null | undefined,
  invoices: readonly InvoiceOfGoods[],
): readonly LineToClaim[] {
  return present(lines).flatMap(({ articleName, isDelivery, description, qty, claimedQty, price, text }) =>
    articleName && isDelivery !== true && qty && qty > 0
      ? [
          {
            articleName,
            name: description ?? null,
            bought: qty,
            qty: claimedQty ?? qty,
            price: price ?? null,
            description: text ?? '',
            invoices,
          },
        ]
      : [],
  );
}

type Related = {
  readonly kind?: string | null | undefined;
  readonly number?: string | null | undefined;
  readonly createdAt?: string | null | undefined;
};

/**
 * The invoices that a document's goods were charged with, final ones first: those among the documents that came from it, and
 * the document itself, if it is one.
 */
export function invoicesOfGoods(
  related: readonly (Related | null | undefined)[] | null | undefined,
  own?: { number: string; date: string | null | undefined; isFinal: boolean },
): readonly InvoiceOfGoods[] {
  const named = present(related).flatMap(({ kind, number, createdAt }) =>
    number && (kind === 'MERGED_INVOICE' || kind === 'INVOICE')
      ? [{ number, date: dayOf(createdAt), isFinal: kind === 'MERGED_INVOICE', isDocument: false }]
      : [],
  );
  const itself = own ? [{ ...own, date: dayOf(own.date), isDocument: true }] : [];
  if (own?.isFinal) return itself;
  const finals = named.filter(({ isFinal }) => isFinal);
  return [...finals, ...(own ? itself : named.filter(({ isFinal }) => !isFinal))];
}

/** The day of a moment as the portal shows it. */
function dayOf(moment: string | null | undefined): string | null {
  const date = moment ? toDate(moment) : null;
  return date && toIsoDay(date);
}
