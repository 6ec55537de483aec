import type { MoneyValue } from '../../ui/values/formatMoney.ts';

/** An invoice that the goods of a document were charged with. */
export type InvoiceOfGoods = {
  number: string;
  /** YYYY-MM-DD */
  date: string | null;
  /** Only final invoices have lines that claims refer to; with others, what is claimed is entered by hand. */
  isFinal: boolean;
  /** Whether it is the document itself. */
  isDocument: boolean;
};

/** A line of a document that is to be claimed, as far as the document's page knows it. */
export type LineToClaim = {
  articleName: string;
  /** Name of the article. */
  name: string | null;
  /** Pieces on the document, and those of them that are to be claimed. */
  bought: number;
  qty: number;
  /** Price per piece; null if it is not known. */
  price: MoneyValue | null;
  /** The initial text of the claim; empty for none. */
  description: string;
  /** The document's invoices; none where they could not be read. */
  invoices: readonly InvoiceOfGoods[];
};

/** State of a navigation to the form of a new claim: the lines that it opens with. */
export type ClaimState = { linesToClaim: readonly LineToClaim[] };

/** The lines in the state of a navigation; none for a form that was opened otherwise. */
export function readLinesToClaim(state: unknown): readonly LineToClaim[] {
  if (typeof state !== 'object' || state === null || !('linesToClaim' in state)) return [];
  return Array.isArray(state.linesToClaim) ? state.linesToClaim.filter(isLine) : [];
}

function isLine(line: unknown): line is LineToClaim {
  if (typeof line !== 'object' || line === null) return false;
  const of = new Map<string, unknown>(Object.entries(line));
  const price = of.get('price');
  return (
    typeof of.get('articleName') === 'string' &&
    typeof of.get('description') === 'string' &&
    typeof of.get('qty') === 'number' &&
    (price === null || (typeof price === 'object' && 'value' in price && typeof price.value === 'number')) &&
    Array.isArray(of.get('invoices'))
  );
}
