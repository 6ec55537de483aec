import type { OutgoingFile } from './multipart.ts';

/** Rows as a csv file to upload; the header keeps the back end from taking the first row for one. */
export function toCsvFile(header: readonly string[], rows: readonly (readonly string[])[]): OutgoingFile {
  const lines = [header, ...rows].map((cells) => cells.map(quote).join(';'));
  const content = Buffer.from(`${lines.join('\r\n')}\r\n`);
  return { name: 'lines.csv', type: 'text/csv', open: () => content };
}

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
