import { expect, test } from 'vitest';
import { defaultColumns } from '../../../web/pages/integrations/fileContents.ts';
import { sampleLines, sampleText } from '../../../web/pages/integrations/sampleFile.ts';

const article = (values: Record<string, string>) => new Map(Object.entries(values));
const columns = (...names: string[]) => names.map((name) => ({ name, visibleName: name }));
const writing = {
  fileColumnSeparator: ';',
  filePriceSeparator: ',',
  fileAddSeparatorLine: false,
  fileAddDateLine: false,
  fileLanguage: 'de',
};
const day = new Date('2026-03-06T12:00:00Z');
const articles = [
  article({ Reference: 'AB;1', Price: '12.5', 'RRP Price': '1234567890123456789.1', Stock: '7' }),
  article({ Reference: "'=A1", Price: '', 'RRP Price': '3', Stock: '0' }),
];

test('prices have two decimals and the chosen separator, to any length; own columns are empty', () => {
  expect(sampleLines(columns('Reference', 'Price', 'RRP Price', 'Shelf'), articles, null, ',')).toEqual([
    ['Reference', 'Price', 'RRP Price', 'Shelf'],
    ['AB;1', '12,50', '1234567890123456789,10', ''],
    ["'=A1", '', '3,00', ''],
  ]);
});

test('weights have the same decimal mark as prices', () => {
  const heavy = [article({ Price: '24.91', 'Net Weight': '1.284', 'Gross Weight': '2' })];
  const weights = columns('Price', 'Net Weight', 'Gross Weight');
  expect(sampleLines(weights, heavy, null, ',')[1]).toEqual(['24,91', '1,284', '2']);
  expect(sampleLines(weights, heavy, null, '.')[1]).toEqual(['24.91', '1.284', '2']);
});

test('prices and weights that the export writes with a comma keep their value', () => {
  const german = [article({ Price: '24,91', 'RRP Price': '21,8', 'Net Weight': '1,284' })];
  const numbers = columns('Price', 'RRP Price', 'Net Weight');
  expect(sampleLines(numbers, german, null, ',')[1]).toEqual(['24,91', '21,80', '1,284']);
  expect(sampleLines(numbers, german, null, '.')[1]).toEqual(['24.91', '21.80', '1.284']);
});

test('the stock of a warehouse is that of the article, and empty where it is not known', () => {
  const stock = new Map([
    [
      'AB;1',
      new Map<string, number | null>([
        ['1', 4],
        ['2', null],
      ]),
    ],
  ]);
  const [, first, second] = sampleLines(columns('Stock_1', 'Stock_2'), articles, stock, ',');
  expect(first).toEqual(['4', '']);
  expect(second).toEqual(['', '']);
});

const names = (...how: Parameters<typeof defaultColumns>) => defaultColumns(...how).map(({ name }) => name);

test('the text has the lines before the headings, encloses separators, and escapes headings that are formulas', () => {
  const headed = [
    { name: 'Reference', visibleName: '=A1' },
    { name: 'Stock', visibleName: 'Stock' },
  ];
  const lines = sampleLines(headed, articles, null, ',');
  expect(sampleText(lines, writing, day)).toBe(`'=A1;Stock\r\n"AB;1";7\r\n'=A1;0`);
  expect(
    sampleText(
      lines,
      { ...writing, fileColumnSeparator: 'TAB', fileAddSeparatorLine: true, fileAddDateLine: true },
      day,
    ),
  ).toBe("sep=\t\r\nDatum\t06-03-2026\r\n'=A1\tStock\r\nAB;1\t7\r\n'=A1\t0");
});

test('INT-18: each of the two types has its own default columns, one for each warehouse that is not left out', () => {
  const warehouses = [
    { id: 'a', dbId: '1', name: 'Tallinn' },
    { id: 'b', dbId: '2', name: 'Riga' },
  ];
  expect(names('FTP_RRP', warehouses, [])).toEqual([
    'ID',
    'Reference',
    'Description',
    'Price',
    'RRP Price',
    'Stock',
  ]);
  expect(names('FTP_SEPARATE_WAREHOUSES', warehouses, [])).toEqual([
    'Reference',
    'Price',
    'Stock_1',
    'Stock_2',
  ]);
  expect(names('FTP_SEPARATE_WAREHOUSES', warehouses, ['a'])).toEqual(['Reference', 'Price', 'Stock_2']);
});
