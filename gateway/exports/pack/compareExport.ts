import { detectDelimiter, parseCsv, stripBom } from 'hucre/csv';
import { toCents } from '../../schema/cents.ts';
import type { ExportedDocument } from '../readDocuments.ts';

/** Documents of a list that the back end's own export has too. */
export interface ExportComparison {
  /** Documents whose number is in a row. */
  found: Set<ExportedDocument>;
  /** Documents whose total is in the same row as their number. */
  agreeing: Set<ExportedDocument>;
  /** Rows that belong to none. */
  others: number;
}

/**
 * Compares the back end's export of a kind with its list. The columns of the export are not known, so a document is a row
 * with its number in one cell, and its total agrees if another cell has it.
 */
export function compareExport(csv: string, documents: readonly ExportedDocument[]): ExportComparison {
  const text = stripBom(csv);
  const [, ...rows] = parseCsv(text, { delimiter: detectDelimiter(text) });
  const byNumber = new Map(documents.map((one) => [one.number, one]));
  const found = new Set<ExportedDocument>();
  const agreeing = new Set<ExportedDocument>();
  let others = 0;
  for (const row of rows) {
    const cells = row.map((cell) => String(cell ?? ''));
    const number = cells.find((cell) => byNumber.has(cell));
    const document = number === undefined ? undefined : byNumber.get(number);
    if (!document) {
      if (cells.some((cell) => cell !== '')) others += 1;
      continue;
    }
    found.add(document);
    const gross = document.gross === null ? null : toCents(document.gross);
    if (cells.some((cell) => gross !== null && centsIn(cell) === gross)) agreeing.add(document);
  }
  return { found, agreeing, others };
}

const centsIn = (cell: string): number | null =>
  /^\d+([.,]\d{1,2})?$/.test(cell) ? toCents(Number(cell.replace(',', '.'))) : null;
