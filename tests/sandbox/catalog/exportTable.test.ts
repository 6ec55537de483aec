import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { type Column, type ExportFormat, exportTable } from '../../../sandbox/export/exportTable.ts';
import { Rejected } from '../../../sandbox/http/failures.ts';

type Row = [name: string, price: number | null];
const columns: Column<Row>[] = [
  { header: 'Name', cell: ([name]) => name },
  { header: 'Price', cell: ([, price]) => price },
];
const rows: Row[] = [
  ['OC 90', 12.5],
  ['a;b "c" \\d', -3],
  ['Größe ₤, две\nlines', null],
  ['=1+1', 0],
  ['@cmd', 1],
  ['+372', 2],
  ['-x', 3],
];
const names = ['OC 90', 'a;b "c" \\d', 'Größe ₤, две\nlines', "'=1+1", "'@cmd", "'+372", "'-x"];
const prices = [12.5, -3, null, 0, 1, 2, 3];

function readSheet(file: Buffer): unknown[][] {
  const book = read(file, { type: 'buffer' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('no sheet');
  return utils.sheet_to_json(sheet, { header: 1, defval: null, raw: true });
}

test.each(['xlsx', 'xls'] satisfies ExportFormat[])(
  'GAP-97 promise: CSV and xlsx: %s holds the cells, numbers as numbers, formulas as text',
  (format) => {
    const [head, ...body] = readSheet(exportTable(format, { withHeaders: true }, columns, rows));
    expect(head).toEqual(['Name', 'Price']);
    expect(body.map(([name]) => name)).toEqual(names);
    expect(body.map(([, price]) => price)).toEqual(prices);
  },
);

test('GAP-97 xlsx is OOXML, xls is BIFF8 in a compound file', () => {
  expect(exportTable('xlsx', { withHeaders: true }, columns, rows).subarray(0, 2).toString()).toBe('PK');
  const xls = exportTable('xls', { withHeaders: true }, columns, rows);
  expect(xls.subarray(0, 4).toString('hex')).toBe('d0cf11e0');
  expect(xls.includes(Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06]))).toBe(true);
});

test('GAP-97 promise: CSV and xlsx: csv begins with the byte order mark and holds the same cells', () => {
  const file = exportTable('csv', { withHeaders: true }, columns, rows);
  expect(file.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const [head, ...body]: string[][] = parse(file, { bom: true, delimiter: ';', escape: '\\', quote: '"' });
  expect(head).toEqual(['Name', 'Price']);
  expect(body).toEqual(
    names.map((name, index) => [name, prices[index] === null ? '' : String(prices[index])]),
  );
});

test('ORD-49 csv is written with the chosen separator, escape and enclosure', () => {
  const dialect = { separator: ',', escape: "'", enclosure: "'" };
  const file = exportTable('csv', { withHeaders: false, ...dialect }, columns, rows);
  const body: string[][] = parse(file, { bom: true, delimiter: ',', escape: "'", quote: "'" });
  expect(body.map(([name]) => name)).toEqual(names);
});

test('without headers the first line is the first row', () => {
  const [first] = readSheet(exportTable('xlsx', { withHeaders: false }, columns, rows));
  expect(first).toEqual(['OC 90', 12.5]);
});

test('GAP-97 an xls file with more rows than a sheet holds is refused', () => {
  const many = Array.from({ length: 65_536 }, (): Row => ['x', 1]);
  expect(() => exportTable('xls', { withHeaders: true }, columns, many)).toThrow(Rejected);
});
