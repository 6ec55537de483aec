import { mostOfLine, priceOf, emptyItem, type DraftItem, type DraftLine } from '../draft/DraftItem.ts';
import type { FileRow } from './useCheckFile.ts';
import type { MoneyValue } from '../../../ui/values/formatMoney.ts';

/** The claim item made from a row of a file. */
export type FileItem = {
  row: FileRow;
  /** The chosen line; empty for a row that stays as it was entered. */
  chosen: string;
  /** Null for a row that has nothing left to claim. */
  item: DraftItem | null;
  price: MoneyValue | null;
  /** The pieces bought and left, if the row asks for more. */
  limit: { bought: number | null; left: number } | null;
};

/** The lines that can be chosen for a row: where its invoice is known, only those of that invoice. */
export function choicesOf({ match: { state, line, candidates } }: FileRow): readonly DraftLine[] {
  if (line) return [line];
  const [best] = candidates;
  return state === 'AMBIGUOUS'
    ? candidates.filter(({ invoiceNumber }) => invoiceNumber === best?.invoiceNumber)
    : candidates;
}

/** Whether a row can stay as it was entered: its invoice is not known. That is then offered first. */
export const mayStay = ({ match: { state } }: FileRow): boolean =>
  state === 'NOT_FOUND' || state === 'NOT_CHECKED';

/**
 * The rows of a file as items of a claim: of the line that was found or chosen, no more pieces than are left of it, else as
 * they were entered (CLM-32, GAP-130).
 *
 * @param choices the lines that were chosen, by the row's line in the file; empty for a row that stays as it was entered
 * @param currencyCode of the rows that stay as they were entered
 */
export function toFileItems(
  rows: readonly FileRow[],
  choices: ReadonlyMap<number, string>,
  currencyCode: string,
): readonly FileItem[] {
  const taken = new Map<string, number>();
  return rows.map((row) => {
    const wanted = choices.get(row.line);
    const first = mayStay(row) ? null : (choicesOf(row)[0] ?? null);
    const line = choicesOf(row).find(({ id }) => id === wanted) ?? first;
    const chosen = line?.id ?? '';
    const before = taken.get(chosen) ?? 0;
    const left = Math.max(0, ((line && mostOfLine(line)) ?? Infinity) - before);
    const pieces = Math.min(row.qty, left);
    if (line) taken.set(chosen, before + pieces);
    const item: DraftItem = {
      ...emptyItem,
      key: String(row.line),
      articleName: row.match.articleName,
      line,
      isManual: line === null,
      qty: String(pieces),
      price: row.price,
      currencyCode,
      invoiceNumber: row.invoiceNumber,
      invoiceDate: row.invoiceDate,
      description: row.description,
    };
    return {
      row,
      chosen,
      item: pieces > 0 ? item : null,
      price: priceOf(item),
      limit: pieces < row.qty ? { bought: line?.qty ?? null, left } : null,
    };
  });
}
