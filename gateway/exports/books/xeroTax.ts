import { fromCents, toCents } from '../../schema/cents.ts';
import type { TableRows } from '../documentTables.ts';
import type { BookedDocument } from './booked.ts';
import { billLines } from './xeroBills.ts';

/** A document whose VAT will be another one in Xero. */
export interface TaxDifference {
  number: string;
  currency: string;
  /** VAT in Xero, less that of the document; null if it cannot be worked out. */
  by: number | null;
}

/** The documents of a file whose VAT will be another one in Xero: how many, and the first of them. */
export interface TaxDifferences {
  count: number;
  first: TaxDifference[];
}

/** As many fit into a header. */
const mostNamed = 20;

/**
 * The documents whose VAT Xero will not make out to the cent: it ignores the VAT of an imported file, works it out line by
 * line, and rounds each.
 */
export function taxDifferences(documents: readonly BookedDocument[], rows: TableRows): TaxDifferences {
  const all = documents.flatMap((document): TaxDifference[] => {
    const { number, currency } = document;
    const by = taxInXero(document, rows);
    return by === 0 ? [] : [{ number, currency, by: by && fromCents(by) }];
  });
  return { count: all.length, first: all.slice(0, mostNamed) };
}

/** VAT in Xero, less that of the document, in cents. */
function taxInXero(document: BookedDocument, rows: TableRows): number | null {
  if (document.vatPercent === null) return null;
  // The rate as a whole number: a product of decimals may miss a half cent.
  const rate = Math.round(document.vatPercent * 100);
  const tax = billLines(document, rows).map((line) => Math.round((line.qty * line.cents * rate) / 10_000));
  return tax.reduce((sum, one) => sum + one, 0) - toCents(document.vat);
}
