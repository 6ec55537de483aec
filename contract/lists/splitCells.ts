const separators = [/\t/, /;/, /\|/, /,(?!0{1,2}(?!\d))/, /\^/, /~/];

/** The separator between the cells of a line; null for a line without columns. */
export function separatorOf(line: string): RegExp | null {
  const unquoted = line.replaceAll(/"[^"]*"/g, '');
  return (
    separators.find((one) => one.test(unquoted)) ??
    separators.find((one) => one.test(line)) ??
    (/\S {2,}\S/.test(line) ? / {2,}/ : null)
  );
}

/** The separator that a file's first line names in Excel's own way, `sep=;`; null for any other line. */
export function namedSeparator(line: string): RegExp | null {
  const mark = /^"?sep=(.)"?$/i.exec(line.trim())?.[1];
  return mark === undefined ? null : new RegExp(mark.replace(/\W/, '\\$&'));
}

/** The cells of a line; quotes hold a cell together. Of a line without columns the line itself. */
export function splitCells(line: string, separator = separatorOf(line)): string[] {
  if (!separator) return [line.trim()];
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^[ \n]*=?"((?:[^"]|"")*)"[ \n]*/.exec(rest);
    const behind = quoted ? rest.slice(quoted[0].length) : rest;
    const found = separator.exec(behind);
    const plain = found ? behind.slice(0, found.index) : behind;
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"').trim() + plain.trim() : plain.trim());
    if (!found) return cells;
    rest = behind.slice(found.index + found[0].length);
  }
}

/** Whether a cell begins with a quotation mark that does not end. */
export const isOpenQuote = (cell: string): boolean => /^=?"/.test(cell);
