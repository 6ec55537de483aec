/** The three characters a customer may choose for a csv file (ORD-50). */
export interface CsvDialect {
  separator: string;
  escape: string;
  enclosure: string;
  /** Whether the file starts with a line `sep=;`, which spreadsheets understand. */
  separatorLine?: boolean;
}

const byteOrderMark = '\uFEFF';

/**
 * Rows as csv text: UTF-8 with BOM, lines ended by CRLF, numbers with a decimal dot. A text is enclosed where it
 * must be; inside, enclosure and escape characters are preceded by an escape character (the same character for both
 * means doubling).
 */
export function writeCsv(
  rows: readonly (readonly (string | number | null)[])[],
  dialect: CsvDialect,
): Buffer {
  const { separator, escape, enclosure, separatorLine = false } = dialect;
  const special = new Set([separator, escape, enclosure, '\r', '\n']);
  const inside = new Set([escape, enclosure]);

  function field(cell: string | number | null): string {
    if (cell === null) return '';
    const text = String(cell);
    const mustEnclose = [...text].some((character) => special.has(character)) || text !== text.trim();
    if (!mustEnclose) return text;
    const escaped = [...text]
      .map((character) => (inside.has(character) ? escape + character : character))
      .join('');
    return enclosure + escaped + enclosure;
  }

  const first = separatorLine ? `sep=${separator}\r\n` : '';
  const lines = rows.map((row) => `${row.map(field).join(separator)}\r\n`);
  return Buffer.from(byteOrderMark + first + lines.join(''), 'utf8');
}
