/** Rows of cells as a table of Markdown; the first row is its head. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => toCell(cells[at] ?? '')).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
}

const toCell = (text: string): string =>
  text
    .trim()
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .join(' ');

/**
 * The cells of a text that was copied from a sheet: tabs between cells, quotes around a cell with a line break. Null for
 * another text, for example one that is indented by tabs.
 */
export function readSheet(text: string): string[][] | null {
  const rows = splitRows(text.replaceAll('\r\n', '\n').replace(/\n$/, ''));
  const width = rows[0]?.length ?? 0;
  const isTable = width > 1 && rows.every((row) => row.length === width);
  const hasNames = rows.some(([first]) => first !== '');
  return isTable && hasNames ? rows : null;
}

function splitRows(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;
  const rows: string[][] = [[]];
  while (cell.lastIndex <= text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    // A quote within a cell that does not end it: the cell is plain.
    if (end === undefined) return [[text]];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}
