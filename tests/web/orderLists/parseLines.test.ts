import { expect, test } from 'vitest';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';

const read = (text: string) => parseLines(text).lines.map(({ number, qty }) => [number, qty]);

test.each([
  ['ABC-123;5', 'ABC-123', 5],
  ['ABC-123,5', 'ABC-123', 5],
  ['ABC-123\t5', 'ABC-123', 5],
  ['ABC-123 | 5', 'ABC-123', 5],
  ['ABC-123    5', 'ABC-123', 5],
  ['ABC-123 5', 'ABC-123', 5],
  ['5;ABC-123', 'ABC-123', 5],
  ['5 ABC-123', 'ABC-123', 5],
  ['10x ABC-123', 'ABC-123', 10],
  ['10 x ABC-123', 'ABC-123', 10],
  ['10 × ABC 123', 'ABC 123', 10],
  ['4 pcs ABC 123', 'ABC 123', 4],
  ['ABC 123 - 4 pcs', 'ABC 123', 4],
  ['ABC 123 – 4', 'ABC 123', 4],
  ['ABC-123: 4 Stk.', 'ABC-123', 4],
  ['3 St. ABC 123', 'ABC 123', 3],
  ['ABC-123 = 4', 'ABC-123', 4],
  ['ABC-123 x4', 'ABC-123', 4],
  ['ABC-123 (x 4)', 'ABC-123', 4],
  ['ABC-123 qty: 4', 'ABC-123', 4],
  ['ABC-123, 4 шт.', 'ABC-123', 4],
  ['ABC-123 кол-во 4', 'ABC-123', 4],
  ['• ABC-123 4', 'ABC-123', 4],
  ['- ABC-123 4', 'ABC-123', 4],
  ['1. ABC-123 4', 'ABC-123', 4],
  ['2) ABC-123;4', 'ABC-123', 4],
  ['"ABC;123";"4"', 'ABC;123', 4],
  ['="0986494123";4', '0986494123', 4],
  ['ABC-123,"Disc; front",4', 'ABC-123', 4],
  ['ABC-123;4,00', 'ABC-123', 4],
  ['ABC-123 4,00', 'ABC-123', 4],
  ['ABC-123;Brake pad, front;4;15.00', 'ABC-123', 4],
  ['1;ABC-123;Brake pad;4', 'ABC-123', 4],
  ['ABC-123 brake disc 4', 'ABC-123', 4],
  ['2 ABC-123 brake disc', 'ABC-123', 2],
  ['1K0 615 301 AB;2', '1K0 615 301 AB', 2],
  ['1K0 615 301 AB 2', '1K0 615 301 AB', 2],
  ['ABC\u00A0123;\u00A04', 'ABC 123', 4],
  ['ABC-123;1500', 'ABC-123', 1500],
  ['ABC-123;1 500', 'ABC-123', 1500],
  ['ABC-123;1.500,00', 'ABC-123', 1500],
  ["ABC-123;1'500", 'ABC-123', 1500],
  ['3x TM 122.390.3', 'TM 122.390.3', 3],
  ['4xFN 184/9962', 'FN 184/9962', 4],
  ['ABC 12,5', 'ABC 12', 5],
] as const)('order desk: «%s» is %s, %i pieces', (text, number, qty) => {
  expect(parseLines(text)).toMatchObject({ lines: [{ number, qty, isQtyAssumed: false }], unread: [] });
});

/** Number, quantity and line of two records, of which the second starts at a line. */
const abcAndDef = (line: number) => [
  ['ABC-123', 4, 1],
  ['DEF-456', 2, line],
];

test('DAY-85 order desk: a cell in quotes may hold line breaks, and lines are numbered as they are written', () => {
  for (const [text, expected] of [
    ['ABC-123;"Brake disc\nfront axle";4\nDEF-456;2', abcAndDef(3)],
    ['"ABC-123","Disc, 280 mm\r\n""vented""\r\nfront",4\r\nDEF-456,,2', abcAndDef(4)],
    ['4\tABC-123\t"front\n"\n\n2\tDEF-456\t', abcAndDef(4)],
    ['"ABC-123";"4"\n"DEF-456";"2"', abcAndDef(2)],
  ] as const) {
    const { lines, unread } = parseLines(text);
    expect(lines.map(({ number, qty, line }) => [number, qty, line])).toEqual(expected);
    expect(unread).toEqual([]);
  }
});

test('DAY-85 order desk: an unclosed quote and a sentence in quotes affect their own lines only', () => {
  for (const [text, unread] of [
    ['"ABC-123;3\nDEF-456;2', '"ABC-123;3'],
    ['"ABC-123;3\n"DEF-456";2', '"ABC-123;3'],
    ['"ABC-123;3\nDEF-456;"2"', '"ABC-123;3'],
    ['"Please send us\nDEF-456;2\n"', '"Please send us'],
  ] as const) {
    const parsed = parseLines(text);
    expect(parsed.lines).toMatchObject([{ number: 'DEF-456', qty: 2 }]);
    expect(parsed.unread).toMatchObject([{ content: unread }]);
  }
});

test.each([
  ['0986494123;2', '0986494123', 2],
  ['2;0986494123', '0986494123', 2],
  ['0986494123 2', '0986494123', 2],
  ['2 0986494123', '0986494123', 2],
  ['0012 4', '0012', 4],
  ['0 986 494 123 2', '0 986 494 123', 2],
] as const)('order desk: «%s»: a number of digits alone keeps its leading zeros', (text, number, qty) => {
  expect(read(text)).toEqual([[number, qty]]);
});

test.each([
  ['ABC-123', 'ABC-123'],
  ['ABC 123', 'ABC 123'],
  ['TM 122.390.3', 'TM 122.390.3'],
  ['0986494123', '0986494123'],
  ['ABC-123;Bosch', 'ABC-123'],
])('order desk: «%s» names no quantity: one piece, and the line says so', (text, number) => {
  expect(parseLines(text).lines).toMatchObject([{ number, qty: 1, isQtyAssumed: true }]);
});

test.each([
  ['Hello, please send us', 'NO_NUMBER'],
  ['ABC-123;2.5', 'BAD_QTY'],
  ['ABC-123;-1', 'BAD_QTY'],
  ['ABC-123;0', 'BAD_QTY'],
  ['ABC-123 2.5 pcs', 'BAD_QTY'],
  ['ABC-123;1234567', 'BAD_QTY'],
  ['4 ABC 123', 'UNCLEAR_QTY'],
  ['1K0 615 301', 'UNCLEAR_QTY'],
  ['1234 1234', 'UNCLEAR_QTY'],
  ['CV.1926462 3,5', 'UNCLEAR_QTY'],
  ['Please deliver 4 pcs of FE 1333 831 and 2 of FE 1495 126', 'UNCLEAR_QTY'],
  ['ABC-123;1.000', 'UNCLEAR_MARK'],
  ['ABC-123 1,000', 'UNCLEAR_QTY'],
  ['ABC-123 1.000', 'UNCLEAR_MARK'],
  ['ABC-123 0', 'BAD_QTY'],
  ['ABC-123 -3', 'BAD_QTY'],
  ['"ABC-123;3', 'OPEN_QUOTE'],
  ['brake pad;3', 'NO_NUMBER'],
] as const)('order desk: «%s» is not guessed at but listed: %s', (text, reason) => {
  expect(parseLines(`X-1;1\n${text}`)).toMatchObject({
    lines: [{ number: 'X-1' }],
    unread: [{ line: 2, content: text, reason }],
  });
});

test.each([
  'Article;Quantity',
  'Артикул\tКол-во',
  'Teilenummer, Menge',
  'Foo;Bar',
  'SKU',
  'Art.-Nr.  Anzahl',
])('order desk: the header «%s» is left out, and reported', (header) => {
  const { lines, headers, unread } = parseLines(`${header}\nABC-123;2`);
  expect(lines).toMatchObject([{ line: 2, number: 'ABC-123', qty: 2 }]);
  expect(headers).toEqual([{ line: 1, content: header }]);
  expect(unread).toEqual([]);
});

test('order desk: the header tells which column is the number and which the quantity', () => {
  expect(read('Pos;Qty;Price;Part number\n10;3;25;77011\n20;4;30;B-2\n')).toEqual([
    ['77011', 3],
    ['B-2', 4],
  ]);
  expect(parseLines('Part number;Qty\nA-1;many')).toMatchObject({ unread: [{ reason: 'BAD_QTY' }] });
});

test('order desk: byte order mark, line endings of all kinds, empty lines; lines keep their line numbers', () => {
  expect(
    parseLines('\uFEFFA-1;1\r\n\r\nA-2;2\rA-3;3\n;;\nA-4;4').lines.map(({ line, number }) => [line, number]),
  ).toEqual([
    [1, 'A-1'],
    [3, 'A-2'],
    [4, 'A-3'],
    [6, 'A-4'],
  ]);
});

test('order desk: a realistic mail', () => {
  const { lines, unread } = parseLines(
    'Dear all,\n\nplease send us:\n  - 10x PL-1611953\n  - KW.16.71709 - 4 pcs\n\nBest regards\nJane',
  );
  expect(lines.map(({ number, qty }) => [number, qty])).toEqual([
    ['PL-1611953', 10],
    ['KW.16.71709', 4],
  ]);
  expect(unread.map(({ content }) => content)).toEqual([
    'Dear all,',
    'please send us:',
    'Best regards',
    'Jane',
  ]);
});
