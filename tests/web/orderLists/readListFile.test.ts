import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { writeXlsx, type Cell, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { utils, write, type WorkSheet } from 'xlsx';
import { readZip } from '../../support/readZip.ts';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';
import { readListFile } from '../../../web/parts/orderLists/readListFile.ts';
import { hasZeroFormat } from '../../../web/parts/orderLists/xlsRecords.ts';

const bookOf = async (...sheets: WriteSheet[]) =>
  readListFile(new Blob([new Uint8Array(await writeXlsx({ sheets }))]));
const readText = (text: string) => readListFile(new Blob([text]));
const cells = (entries: Record<string, Partial<Cell>>) => new Map(Object.entries(entries));
const list = (...rows: CellValue[][]): WriteSheet => ({ name: 'Order', rows: [['Article', 'Qty'], ...rows] });

/** The lines of a workbook of one sheet, and the reasons of the others. */
async function linesOf(sheet: WriteSheet) {
  const file = await bookOf(sheet);
  if (typeof file === 'string') return file;
  const { lines, unread } = parseLines(file.sheets[0].text);
  return [...lines.map(({ number, qty }) => [number, qty]), ...unread.map(({ reason }) => reason)];
}

test('DAY-72 numbers keep their digits; what a formula gives is rounded', async () => {
  expect(await linesOf(list([4047025123456, 1.9999999999999998], [123456789012345, 3]))).toEqual([
    ['4047025123456', 2],
    ['123456789012345', 3],
  ]);
});

test('DAY-72 cells are read as they are shown: leading zeros, percent, dates, errors, formulas without a result', async () => {
  const sheet = list(
    [986494104, 2],
    ['AB-1', 0.5],
    [new Date('2026-02-01'), 2],
    ['#REF!', 2],
    ['AB-2', null],
  );
  sheet.cells = cells({
    '1,0': { value: 986494104, style: { numFmt: '0000000000' } },
    '2,1': { value: 0.5, style: { numFmt: '0%' } },
    '3,0': { value: new Date('2026-02-01'), style: { numFmt: 'd-mmm' } },
    '5,1': { value: null, formula: 'A1+1' },
  });
  expect(await linesOf(sheet)).toEqual([['0986494104', 2], 'BAD_QTY', 'DATE', 'NO_VALUE', 'NO_VALUE']);
});

test('DAY-72 hidden sheets, rows and columns are left out and counted; visible sheets are chosen by name', async () => {
  const order = list(['AB-1', 1], ['AB-2', 2]);
  order.rows = order.rows?.map((row) => [...row, 'secret']) ?? [];
  order.columns = [{}, {}, { hidden: true }];
  order.rowDefs = new Map([[2, { hidden: true }]]);
  const file = await bookOf({ ...list(['OLD-9', 99]), name: 'Old', hidden: true }, order, {
    ...list(['AB-3', 3]),
    name: 'May',
  });
  expect(file).toEqual({
    sheets: [
      { name: 'Order', text: 'Article;Qty\nAB-1;1' },
      { name: 'May', text: 'Article;Qty\nAB-3;3' },
    ],
    hidden: { sheets: 1, rows: 1, columns: 1 },
    struck: 0,
    far: 0,
    comments: 0,
    mayHide: false,
    mayHaveZeros: false,
  });
});

test('DAY-72 a table may begin at C7; a stray cell far below adds no lines', async () => {
  const rows: CellValue[][] = Array.from({ length: 6 }, () => []);
  rows.push([null, null, 'Article', 'Qty'], [null, null, 'AB-1', 4]);
  rows[20_000] = ['x'];
  const file = await bookOf({ name: 'Order', rows: Array.from(rows, (row) => row ?? []) });
  if (typeof file === 'string') throw new Error(file);
  const { text } = file.sheets[0];
  expect(text.length).toBeLessThan(300);
  expect(parseLines(text).lines).toMatchObject([{ line: 8, number: 'AB-1', qty: 4 }]);
});

test('DAY-72 a text of very many lines is refused; empty ones count only where a few stand together', async () => {
  expect(await readText('AB-1;4\n'.repeat(7000))).toBe('TOO_COMPLEX');
  expect(await readText('AB-1 '.repeat(300_000))).toBe('TOO_COMPLEX');
  const gap = await readText(`AB-1;4\r\n${';\r\n'.repeat(65_000)}AB-2;5`);
  if (typeof gap === 'string') throw new Error(gap);
  expect(gap.sheets[0].text.length).toBeLessThan(400);
  expect(parseLines(gap.sheets[0].text).lines).toMatchObject([
    { number: 'AB-1', qty: 4 },
    { number: 'AB-2', qty: 5 },
  ]);
});

test('DAY-72 cells that are struck out are left out and counted; a number without its quantity stays', async () => {
  const sheet = list(['AB-1', 4], ['AB-2', 99], ['AB-3', 5]);
  const struck = { style: { font: { strikethrough: true } } };
  sheet.cells = cells({
    '2,0': { value: 'AB-2', ...struck },
    '2,1': { value: 99, ...struck },
    '3,1': { value: 5, ...struck },
  });
  expect(await bookOf(sheet)).toMatchObject({ sheets: [{ text: 'Article;Qty\nAB-1;4\n\nAB-3' }], struck: 3 });
});

test('DAY-72 comments of the cells that are read are counted', async () => {
  const sheet = list(['AB-1', 4], ['AB-2', 99], ['AB-3', 5]);
  const comment = { author: 'Jane', text: 'only 1!' };
  sheet.rowDefs = new Map([[2, { hidden: true }]]);
  sheet.cells = cells({
    '1,1': { value: 4, comment },
    '2,1': { value: 99, comment },
    '3,1': { value: 5, style: { font: { strikethrough: true } }, comment },
    '4,1': { value: null, comment },
  });
  expect(await bookOf(sheet)).toMatchObject({ comments: 1 });
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>
    <table:table table:name="Order"><table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>only 1!
    </text:p></office:annotation><text:p>AB-1</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body>
    </office:document-content>`;
  await zip.add(
    'mimetype',
    new Uint8ArrayReader(Buffer.from('application/vnd.oasis.opendocument.spreadsheet')),
  );
  await zip.add('content.xml', new Uint8ArrayReader(Buffer.from(content)));
  expect(await readListFile(new Blob([await zip.close()]))).toMatchObject({
    sheets: [{ text: 'AB-1' }],
    comments: 1,
  });
});

test('DAY-72 of merged cells only the first is shown', async () => {
  const sheet = list(['AB-1', 4], ['AB-2', 99]);
  sheet.merges = [{ startRow: 1, endRow: 2, startCol: 1, endCol: 1 }];
  expect(await bookOf(sheet)).toMatchObject({ sheets: [{ text: 'Article;Qty\nAB-1;4\nAB-2' }] });
});

/** A workbook as another program writes it: with a part of one of its files in other words. */
async function rewritten(name: string, part: string, other: string, ...sheets: WriteSheet[]) {
  const files = readZip(Buffer.from(await writeXlsx({ sheets })));
  expect(files.get(name)?.toString()).toContain(part);
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [path, content] of files) {
    const changed = path === name ? Buffer.from(content.toString().replace(part, other)) : content;
    await zip.add(path, new Uint8ArrayReader(changed));
  }
  return readListFile(new Blob([await zip.close()]));
}

test.each([
  ['row', '</row></sheetData>', '</row><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData>'],
  ['column', '</c></row></sheetData>', '</c><c r="XFD2"><v>1</v></c></row></sheetData>'],
])('DAY-72 a stray cell in the last %s is left out and counted', async (_, end, further) => {
  const book = await rewritten('xl/worksheets/sheet1.xml', end, further, list(['AB-1', 4]));
  expect(book).toMatchObject({ sheets: [{ text: 'Article;Qty\nAB-1;4' }], far: 1 });
});

test('DAY-72 a sheet that is a chart is left out, and the others are read', async () => {
  const chart = { ...list(['AB-2', 1]), name: 'Chart' };
  const book = rewritten(
    'xl/_rels/workbook.xml.rels',
    'worksheet" Target="worksheets/sheet2.xml"',
    'chartsheet" Target="chartsheets/sheet1.xml"',
    list(['AB-1', 4]),
    chart,
  );
  expect(await book).toMatchObject({ sheets: [{ name: 'Order', text: 'Article;Qty\nAB-1;4' }] });
});

test('DAY-72 a workbook whose empty cells would be read as its first text is refused', async () => {
  const sheet = list(['AB-1', 4], ['AB-2', 5]);
  const book = rewritten('xl/worksheets/sheet1.xml', '<v>5</v></c>', '<v>5</v></c><c r="C3" t="s"/>', sheet);
  expect(await book).toBe('UNREADABLE');
});

const xlsOf = (sheet: WorkSheet) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Order');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array);
};

test('DAY-72 an xls with a chart, whose numbers would be read as those of cells, is refused', async () => {
  const xls = xlsOf(utils.aoa_to_sheet([['AB-1', 4]]));
  expect(await readListFile(new Blob([xls]))).toMatchObject({ sheets: [{ text: 'AB-1;4' }] });
  const chart = Buffer.from('0908100000062000', 'hex');
  expect(await readListFile(new Blob([xls, chart]))).toBe('OLD_EXCEL');
});

test('DAY-72 an xls with a text by a shared formula, which would be read as an empty cell, is refused', async () => {
  const xls = xlsOf(utils.aoa_to_sheet([['AB-1', 4]]));
  const formula = '06001b00010000000f00000000000000ffff00000000000005000101000000';
  for (const sharing of ['bc04', '2102'])
    expect(await readListFile(new Blob([xls, Buffer.from(formula + sharing, 'hex')]))).toBe('OLD_EXCEL');
});

/** How an xls names a format. */
const record = (numFmt: string, isWide: boolean) =>
  Buffer.concat([
    Buffer.from([0x1e, 4, 0, 0, 0, 0, numFmt.length, 0, isWide ? 1 : 0]),
    Buffer.from(numFmt, isWide ? 'utf16le' : 'latin1'),
  ]).toString('latin1');

test('DAY-72 an xls does not tell which numbers have leading zeros: where it has such a format, that is said', async () => {
  const sheet = utils.aoa_to_sheet([['Article'], [986494104]]);
  sheet['A2'] = { t: 'n', v: 986494104, z: '0000000000' };
  expect(await readListFile(new Blob([xlsOf(sheet)]))).toMatchObject({ mayHaveZeros: true });
  const said = ['000-000', '"P-"00000', '0.00', '#,##0.00', '0', 'hh:mm:ss.000'].filter((numFmt) =>
    [true, false].every((isWide) => hasZeroFormat(`\u00ff${record(numFmt, isWide)}\u00e0\0\x14\0`)),
  );
  expect(said).toEqual(['000-000', '"P-"00000']);
});

test('DAY-72 a workbook of Excel 95 and one with a password are named as what they are', async () => {
  const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const named = (name: string) =>
    readListFile(new Blob([compound, Buffer.alloc(504), Buffer.from(name, 'utf16le')]));
  expect(await named('Book')).toBe('OLD_EXCEL');
  expect(await named('WORKBOOK')).toBe('OLD_EXCEL');
  expect(await named('EncryptedPackage')).toBe('PROTECTED');
  expect(await named('WordDocument')).toBe('DOCUMENT');
});

test('DAY-72 a small workbook with very many cells or texts is refused before they are all in memory', async () => {
  const wide = [...Array.from({ length: 180 }, () => null), 1];
  expect(await bookOf(list(...Array.from({ length: 3000 }, () => wide)))).toBe('TOO_COMPLEX');
  const long = Array.from({ length: 300 }, (_, place) => ['x'.repeat(30_000) + place, 1]);
  expect(await bookOf(list(...long))).toBe('TOO_COMPLEX');
});

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);
test.each([
  ['PICTURE', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16)],
  ['OLD_EXCEL', bytes(0x09, 0x04, 0x06, 0x00, 0x00, 0x00)],
  ['DOCUMENT', new Blob(['%PDF-1.7 1;2'])],
  ['DOCUMENT', new Blob(['<?xml version="1.0"?><Workbook/>'])],
  ['DOCUMENT', new Blob(['<html><p>AB-1 4</p></html>'])],
  ['UNREADABLE', new Blob(['PK\u0003\u0004letter'])],
  ['EMPTY', new Blob(['\r\n;;\r\n'])],
])('DAY-72 what a file is, its content says: %s', async (refusal, file) => {
  expect(await readListFile(file)).toBe(refusal);
});

test('DAY-72 a workbook that unpacks to more than a list needs is refused before it is unpacked', async () => {
  const zip = new Uint8Array(await writeXlsx({ sheets: [list(['AB-1', 1])] }));
  const view = new DataView(zip.buffer);
  const directory = view.getUint32(zip.length - 22 + 16, true);
  view.setUint32(directory + 24, 600_000_000, true);
  expect(await readListFile(new Blob([zip]))).toBe('TOO_COMPLEX');
});

test('DAY-72 rows and texts that a web page hides or strikes out are left out; what its styles do is said', async () => {
  const rows = [
    '<tr><th>Article<th>Qty',
    '<tr style="display:none"><td>AB-1</td><td>1</td></tr>',
    '<tr class="odd" hidden><td>AB-2<td>2',
    "<tr height=20 style='color:red;visibility: collapse'><td>AB-3</td><td>3</td></tr>",
    '<tr hidden><td></td></tr>',
    '<tr class="not hidden" title="display:none"><td>AB-4<span style="display:none">004</span></td><td>4</td></tr>',
    '<tr><td>AB-5<td><s>50</s> 5',
    '<tr><td><del>AB-6</del></td><td style="text-decoration:line-through">6</td></tr>',
    '<tr style="text-decoration:line-through"><td>AB-7</td><td></td></tr>',
    '<tr><td>AB-8<td><input style="display:none">8',
  ].join('\n');
  expect(await readText(`<table>${rows}</table>`)).toMatchObject({
    sheets: [{ text: 'Article;Qty\n\n\n\n\nAB-4;4\nAB-5;5\n\n\nAB-8;8' }],
    hidden: { rows: 3 },
    struck: 4,
    mayHide: false,
  });
  for (const start of ['<style>.a { text-decoration: line-through }</style><table>', '<table><tbody hidden>'])
    expect(await readText(`${start}${rows}</table>`)).toMatchObject({ mayHide: true });
});

test('DAY-72 the table of a web page that is named as a workbook is read', async () => {
  const page =
    '<html><table><tr><th>Article</th><th>Qty</th></tr><tr><td>0986494104</td><td>4</td></tr></table></html>';
  const file = await readListFile(new Blob([page]));
  if (typeof file === 'string') throw new Error(file);
  expect(parseLines(file.sheets[0].text).lines).toMatchObject([{ number: '0986494104', qty: 4 }]);
});
