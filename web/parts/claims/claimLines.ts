/** A line of a document that is to be claimed, as far as the document's page knows it. */
export type LineToClaim = {
  articleName: string;
  qty: number;
  /** Price per piece; null if it is not known. */
  price: number | null;
  /** The invoice as the document names it: its number, empty if it is not known, and its day, YYYY-MM-DD. */
  documentNumber: string;
  documentDate: string | null;
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
  return (
    ['articleName', 'documentNumber'].every((name) => typeof of.get(name) === 'string') &&
    typeof of.get('qty') === 'number' &&
    [null, 'number'].includes(of.get('price') === null ? null : typeof of.get('price')) &&
    [null, 'string'].includes(of.get('documentDate') === null ? null : typeof of.get('documentDate'))
  );
}
