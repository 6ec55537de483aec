import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import type { Cell } from '../../../gateway/exports/Cell.ts';
import { tableFormats } from '../../../gateway/exports/tableFormats.ts';
import { excelStyle, plainStyle, templateStyle, writeCsv } from '../../../gateway/exports/writeCsv.ts';

/** Numbers that are texts, as customers and suppliers have them. */
const numbers = ['00123', '4006633123456789012', '1E5', '3-4', 'MAR-05', '+49 171', '=1+1'];
const column = (texts: readonly string[]): Cell[][] => texts.map((one) => [one]);

const asXlsx = async (rows: Cell[][]): Promise<unknown[][]> => {
  const content = await buffer(
    tableFormats.xlsx.write({ name: 'Table', columns: ['text', 'amount', 'day'] }, rows),
  );
  const book = read(content);
  return utils.sheet_to_json(book.Sheets['Table'] ?? {}, { header: 1, defval: null });
};

test('xlsx keeps every text as it is, amounts as numbers and days as dates', async () => {
  const rows = numbers.map((one): Cell[] => [one, { amount: -1.5 }, { day: '2026-01-31' }]);
  const sheet = await asXlsx(rows);
  expect(sheet.map(([one]) => one)).toEqual(numbers);
  expect(sheet[0]?.[1]).toBe(-1.5);
  // Days since the end of 1899, as spreadsheets count them.
  expect(sheet[0]?.[2]).toBe((Date.UTC(2026, 0, 31) - Date.UTC(1899, 11, 30)) / 86_400_000);
});

test('xlsx has no character that XML cannot contain, so that it can be read to its end', async () => {
  const rows = column(['a\ufffeb\uffffc\u0001d', 'half \ud800', 'last']);
  expect((await asXlsx(rows)).map(([one]) => one)).toEqual(['abcd', 'half \ufffd', 'last']);
});

test('texts of csv are in quotes, which are doubled; numbers, amounts and days are not', async () => {
  const row: Cell[] = ['3/4" hose', 2, { amount: 9.9 }, { day: '2026-01-31' }, null];
  expect(await text(writeCsv([row], plainStyle))).toBe('"3/4"" hose",2,9.90,2026-01-31,\r\n');
  expect((await buffer(writeCsv([row], excelStyle(',', 'quoted')))).toString()).toBe(
    '\ufeff"3/4"" hose";2;9,90;31.01.2026;\r\n',
  );
  expect(await text(writeCsv([['Pad, front', 'Pad']], templateStyle))).toBe('"Pad, front",Pad\r\n');
});

test('texts that are kept for Excel are formulas of a text, whatever they contain', async () => {
  const content = await text(
    writeCsv(column(['00123', '=1+1', '+48 22', 'a;=2', '3/4"', 'x'.repeat(300)]), excelStyle('.', 'kept')),
  );
  const cells: string[][] = parse(content, { bom: true, delimiter: ',', relax_quotes: true });
  expect(cells.flat()).toEqual(['="00123"', '="=1+1"', '="+48 22"', `="a;'=2"`, '="3/4"""', 'x'.repeat(300)]);
});

const attacks = [
  '=1+1',
  'a,=1+1,b',
  'x; @cmd',
  'one\n+2',
  'tab\t-3',
  'pipe|=4',
  '＝1',
  ',,  =5',
  '"quoted";=6',
  "';=7",
];

test.each(['quoted', 'needed'] as const)(
  'no cell of csv is a formula, whatever separator a program reads it with (texts %s)',
  async (texts) => {
    for (const style of [plainStyle, excelStyle(',', 'quoted')]) {
      const content = await text(
        writeCsv(
          attacks.map((one): Cell[] => ['PL-1', one, { amount: -5.2 }]),
          { ...style, texts },
        ),
      );
      for (const delimiter of [',', ';', '\t', '|']) {
        const cells: string[][] = parse(content, {
          bom: true,
          delimiter,
          relax_quotes: true,
          relax_column_count: true,
        });
        // An amount that begins with a sign is not a formula.
        const formulas = cells.flat().filter((cell) => /^\s*[=+\-@＝]/.test(cell) && !/^-5[.,]20/.test(cell));
        expect(formulas, delimiter).toEqual([]);
      }
    }
  },
);

test('a text that only has such characters inside stays as it is', async () => {
  const plain = ['Pad 10 x 20 - front', 'a=b', 'name@host.test', 'Brake pad, front'];
  const cells: string[][] = parse(await text(writeCsv(column(plain), plainStyle)));
  expect(cells.flat()).toEqual(plain);
});
