/** A csv file that any reader understands (GAP-53), whatever the list came as. */
export function toListFile(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): File {
  const lines = [headings, ...rows].map((row) => row.map((cell) => quote(String(cell ?? ''))).join(';'));
  return new File([`${lines.join('\r\n')}\r\n`], name.replace(/(\.[^.]*)?$/, '.csv'), { type: 'text/csv' });
}

const quote = (cell: string): string => (/[";,\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
