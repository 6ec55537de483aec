import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import {
  type Column,
  type ExportFormat,
  exportTable,
  streamTable,
  type TableOptions,
} from '../../../sandbox/export/exportTable.ts';
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
const names = rows.map(([name]) => name);
/** In csv, where a formula is nothing but a text, it is defused. */
const csvNames = ['OC 90', 'a;b "c" \\d', 'Größe ₤, две\nlines', "'=1+1", "'@cmd", "'+372", "'-x"];
const prices = [12.5, -3, null, 0, 1, 2, 3];

async function write(format: ExportFormat, options: TableOptions): Promise<Buffer> {
  const file = exportTable(format, options, columns, rows);
  return Buffer.isBuffer(file) ? file : buffer(file);
}

/** Reads both formats with SheetJS, so that the writer of xlsx files is not the one that checks them. */
function readSheet(file: Buffer): unknown[][] {
  const book = read(file, { type: 'buffer' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('no sheet');
  return utils.sheet_to_json(sheet, { header: 1, defval: null, raw: true });
}

test.each(['xlsx', 'xls'] satisfies ExportFormat[])(
  'GAP-97 promise: CSV and xlsx: %s holds the cells, numbers as numbers, formulas as text',
  async (format) => {
    const [head, ...body] = readSheet(await write(format, { withHeaders: true }));
    expect(head).toEqual(['Name', 'Price']);
    expect(body.map(([name]) => name)).toEqual(names);
    expect(body.map(([, price]) => price)).toEqual(prices);
  },
);

test('GAP-97 xlsx is OOXML, xls is BIFF8 in a compound file', async () => {
  expect((await write('xlsx', { withHeaders: true })).subarray(0, 2).toString()).toBe('PK');
  const xls = await write('xls', { withHeaders: true });
  expect(xls.subarray(0, 4).toString('hex')).toBe('d0cf11e0');
  expect(xls.includes(Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06]))).toBe(true);
});

test('GAP-97 promise: CSV and xlsx: csv begins with the byte order mark, doubles quotes, and holds the same cells without formulas', async () => {
  const file = await write('csv', { withHeaders: true });
  expect(file.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const [head, ...body]: string[][] = parse(file, { bom: true, delimiter: ';' });
  expect(head).toEqual(['Name', 'Price']);
  expect(body).toEqual(
    csvNames.map((name, index) => [name, prices[index] === null ? '' : String(prices[index])]),
  );
});

test('ORD-49 csv is written with the chosen separator, escape and enclosure', async () => {
  const dialect = { separator: ',', escape: "'", enclosure: "'" };
  const file = await write('csv', { withHeaders: false, ...dialect });
  const body: string[][] = parse(file, { bom: true, delimiter: ',', escape: "'", quote: "'" });
  expect(body.map(([name]) => name)).toEqual(csvNames);
});

test('whatever separator a program reads csv with, no cell is a formula', async () => {
  const texts = ['a,=1+1,b', 'x; @cmd', 'one\n+2', 'tab\t-3', 'pipe|=4', '＝1', ',,  =5'];
  const text = exportTable(
    'csv',
    { withHeaders: false },
    columns,
    texts.map((name): Row => [name, 1]),
  );
  for (const delimiter of [',', ';', '\t', '|']) {
    const cells: string[][] = parse(text.toString(), {
      bom: true,
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
    });
    expect(cells.flat().filter((cell) => /^\s*[=+\-@＝]/.test(cell))).toEqual([]);
  }
});

test('characters that XML cannot contain are left out, so that xlsx can be read to its end', async () => {
  const odd: Row[] = [
    ['a\ufffeb\uffffc\u0001d\ud800e', 1],
    ['last', 2],
  ];
  const file = exportTable('xlsx', { withHeaders: false }, columns, odd);
  const content = Buffer.isBuffer(file) ? file : await buffer(file);
  expect(readSheet(content).map(([name]) => name)).toEqual(['abcd\ufffde', 'last']);
});

test('a customer with decimal commas gets them in csv, but not between commas', () => {
  const files = [';', ','].map((separator) =>
    exportTable('csv', { withHeaders: false, separator, decimal: ',' }, columns, [['Pad', 9.9]]).toString(),
  );
  expect(files).toEqual(['\ufeffPad;9,9\r\n', '\ufeffPad,9.9\r\n']);
});

test('without headers the first line is the first row', async () => {
  const [first] = readSheet(await write('xlsx', { withHeaders: false }));
  expect(first).toEqual(['OC 90', 12.5]);
});

test('GAP-97 an xls file with more rows than a sheet holds is refused', () => {
  const many = Array.from({ length: 65_536 }, (): Row => ['x', 1]);
  expect(() => exportTable('xls', { withHeaders: true }, columns, many)).toThrow(Rejected);
});

test('an xlsx file takes its rows as it is read', async () => {
  let taken = 0;
  function* many(): Generator<Row> {
    for (; taken < 100_000; taken += 1) yield [`row ${String(taken)}`, taken];
  }
  const file = exportTable('xlsx', { withHeaders: true }, columns, many());
  if (Buffer.isBuffer(file)) throw new Error('not a stream');
  await once(file, 'readable');
  file.destroy();
  expect(taken).toBeLessThan(100_000);
});

async function* later<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

test.each(['csv', 'xlsx', 'xls'] satisfies ExportFormat[])(
  'rows that are read while the file is sent give the same %s file',
  async (format) => {
    const file = await streamTable(format, { withHeaders: true }, columns, later(rows));
    const streamed = Buffer.isBuffer(file) ? file : await buffer(file);
    const whole = await write(format, { withHeaders: true });
    if (format === 'csv') expect(streamed.toString()).toBe(whole.toString());
    else expect(readSheet(streamed)).toEqual(readSheet(whole));
  },
);

test.each(['csv', 'xlsx'] satisfies ExportFormat[])(
  'a %s file takes its rows as it is read, and none after its reader has gone away',
  async (format) => {
    let taken = 0;
    let isEnded = false;
    async function* many(): AsyncGenerator<Row> {
      try {
        for (; taken < 500_000; taken += 1) yield [`row ${String(taken)}`, taken];
      } finally {
        isEnded = true;
      }
    }
    const file = await streamTable(format, { withHeaders: true }, columns, many());
    if (Buffer.isBuffer(file)) throw new Error('not a stream');
    await once(file, 'readable');
    file.destroy();
    await expect.poll(() => isEnded).toBe(true);
    expect(taken).toBeLessThan(500_000);
  },
);

test('GAP-97 rows beyond those of an xls sheet are not even read', async () => {
  let taken = 0;
  async function* many(): AsyncGenerator<Row> {
    for (; taken < 500_000; taken += 1) yield ['x', 1];
  }
  await expect(streamTable('xls', { withHeaders: true }, columns, many())).rejects.toThrow(Rejected);
  expect(taken).toBeLessThan(70_000);
});
