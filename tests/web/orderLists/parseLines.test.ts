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
  ['ABC-123 (TRW) 2 pcs', 'ABC-123', 2],
  ['ABC-123;0004', 'ABC-123', 4],
] as const)('order desk: «%s» is %s, %i pieces', (text, number, qty) => {
  expect(parseLines(text)).toMatchObject({ lines: [{ number, qty, isQtyMissing: false }], unread: [] });
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

test('DAY-85 order desk: a greeting does not name columns', () => {
  for (const greeting of ['Guten Tag, bitte liefern:', 'Hello, please send']) {
    const { lines, unread, leftOut, question } = parseLines(`${greeting}\nABC-123;4\nDEF-456;2`);
    expect([question, leftOut, unread.map(({ reason }) => reason)]).toEqual([null, [], ['NO_NUMBER']]);
    expect(lines.map(({ number, qty }) => [number, qty])).toEqual([
      ['ABC-123', 4],
      ['DEF-456', 2],
    ]);
  }
});

test('DAY-73 order desk: a fraction is no other quantity in a row that is separated otherwise than its headings', () => {
  expect(parseLines('Article,Qty\nABC-123,4\nDEF-456;2,5')).toMatchObject({
    lines: [{ number: 'ABC-123', qty: 4 }],
    unread: [{ content: 'DEF-456;2,5', reason: 'FRACTION' }],
  });
  expect(read('Article,Name,Qty\nABC-123,Disc; front,4\nDEF-456;Disc;2')).toEqual([
    ['ABC-123', 4],
    ['DEF-456', 2],
  ]);
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
  expect(parseLines(text).lines).toMatchObject([{ number, qty: 1, isQtyMissing: true }]);
});

test.each([
  ['Hello, please send us', 'NO_NUMBER'],
  ['ABC-123;2.5', 'FRACTION'],
  ['ABC-123;-1', 'BAD_QTY'],
  ['ABC-123;0', 'BAD_QTY'],
  ['ABC-123 2.5 pcs', 'FRACTION'],
  ['ABC-123 2,5 pcs', 'FRACTION'],
  ['ABC-123 ½', 'FRACTION'],
  ['ABC-123;1½', 'FRACTION'],
  ['ABC-123;1 1/2', 'FRACTION'],
  ['ABC-123: 1/2 Stück', 'FRACTION'],
  ['¼ pcs ABC-123', 'FRACTION'],
  ['ABC-123 1/2 à 12 €', 'FRACTION'],
  ['ABC-123;1234567', 'BAD_QTY'],
  ['4 ABC 123', 'UNCLEAR_QTY'],
  ['1K0 615 301', 'UNCLEAR_QTY'],
  ['1234 1234', 'UNCLEAR_QTY'],
  ['ABC-123 brake disc 4', 'UNCLEAR_QTY'],
  ['CV.1926462 3,5', 'UNCLEAR_QTY'],
  ['Please deliver 4 pcs of FE 1333 831 and 2 of FE 1495 126', 'UNCLEAR_QTY'],
  ['ABC-123;1.000', 'UNCLEAR_MARK'],
  ['ABC-123 1,000', 'UNCLEAR_QTY'],
  ['ABC-123 1.000', 'UNCLEAR_MARK'],
  ['OC 90 (10 Stück)', 'UNCLEAR_QTY'],
  ['ABC-123 [4 pcs]', 'UNCLEAR_QTY'],
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

test('order desk: lines of one number that are too many together say so', () => {
  const { lines, unread } = parseLines('ABC-123;999999\nABC-123;1\nDEF-456;1000000');
  expect(lines).toMatchObject([{ number: 'ABC-123', qty: 999_999 }]);
  expect(unread.map(({ reason }) => reason)).toEqual(['TOO_MANY', 'BAD_QTY']);
});

test.each([
  'Name,Part Number,Qty,Alt1,Alt2\nRed widget,101-100,3,,\nBlue widget,101-200,10,,',
  'Kód 1;Název;Číslo dílu;Množství;Cena 2\n7;Kotouč;101-100;3;9,90\n8;Kotouč;101-200;10;9,90',
  'Article no.;Qty;Attr_1;Attr_2\n101-100;3;red;left\n101-200;10;blue;right',
])('order desk: further columns with a number in their names are no values: %j', (text) => {
  expect(read(text)).toEqual([
    ['101-100', 3],
    ['101-200', 10],
  ]);
});

test.each(['Article;Quantity', 'Артикул\tКол-во', 'Teilenummer, Menge', 'SKU', 'Art.-Nr.  Anzahl'])(
  'order desk: the header «%s» is left out, and reported',
  (header) => {
    const { lines, leftOut, unread } = parseLines(`${header}\nABC-123;2`);
    expect(lines).toMatchObject([{ line: 2, number: 'ABC-123', qty: 2 }]);
    expect(leftOut).toEqual([{ line: 1, content: header, kind: 'HEADING' }]);
    expect(unread).toEqual([]);
  },
);

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

test('a line of 50,000 characters is left unread, and the others are read', () => {
  const long = `A1 ${'0a'.repeat(25_000)}`;
  const { lines, unread } = parseLines(`AB-12 3\n${long}\nAB-13 4`);
  expect(lines.map(({ number, qty }) => [number, qty])).toEqual([
    ['AB-12', 3],
    ['AB-13', 4],
  ]);
  expect(unread).toMatchObject([{ line: 2, content: long, reason: 'NO_NUMBER' }]);
});

const ask = (text: string) => parseLines(text).question;

test.each([
  ['Part no.;Qty in stock;Order qty\nPL-1611953;120;4', 4],
  ['Part number;Min. order qty;Qty per box;Order qty\nPL-1611953;1;10;4', 4],
  ['Артикул;Количество на складе;Количество\nPL-1611953;120;4', 4],
  ['Numer katalogowy;Ilość w magazynie;Ilość zamówiona\nPL-1611953;120;4', 4],
  ['Référence;Quantité en stock;Quantité commandée\nPL-1611953;120;4', 4],
  ['Codice articolo;Quantità in magazzino;Quantità ordinata\nPL-1611953;120;4', 4],
  ['Broj artikla;Količina na zalihi;Poručena količina\nPL-1611953;120;4', 4],
  ['Teilenummer;Lagerbestand;VE;Mindestmenge;Bestellmenge;Preis\nPL-1611953;120;10;2;4;25', 4],
  ['SKU;pcs/box;qty;price;year\nPL-1611953;10;4;25;2019', 4],
  ['Pos;Brand;OE number;Qty\n1;ATE;PL-1611953;4', 4],
  ['Order 4711 of 2026-11-25\n\nPos;Part no.;Qty\n1;PL-1611953;4\nTotal;;4', 4],
  ['sep=;\nArticle;Qty\nPL-1611953;4', 4],
  [';;\n;;Article;Qty\n;;PL-1611953;4', 4],
  ['PL-1611953~4', 4],
  ["'PL-1611953;４", 4],
  ['1;PL-1611953;Brake pad;4\n2;X-2;Disc;1\n3;X-3;Disc;1', 4],
] as const)('order desk: of several columns the one that is ordered counts: %s', (text, qty) => {
  const { lines, question, unread } = parseLines(text);
  expect({ question, unread }).toEqual({ question: null, unread: [] });
  expect(lines[0]).toMatchObject({ number: 'PL-1611953', qty, isQtyMissing: false });
});

test.each([
  ['PL-1611953;25;4', 0, null],
  ['PL-1611953;2019;4', 0, null],
  ['1;PL-1611953;4', 1, null],
  ['Article;Price\nPL-1611953;25\nKW.16.71709;9', 0, null],
  ['Foo;Bar\nABC-123;2', 0, null],
  ['Artikel;Bestellt;Geliefert;Offen\nPL-1611953;10;6;4', 0, null],
  ['Part no.;Quantity;Qty\nPL-1611953;10;4', 0, null],
  ['Customer part no.;Supplier part no.;Qty\nA-1;PL-1611953;4', null, 2],
  ['A-1;PL-1611953;4', null, 2],
  // The columns of a line that is separated otherwise say nothing of these.
  ['PL-1611953;10;4\nKW.16.71709\t€14.31\t3', 0, null],
])(
  'order desk: where several columns may be meant, nothing is read before the user says: %s',
  (text, number, qty) => {
    const { lines, question } = parseLines(text);
    expect(lines).toEqual([]);
    expect(question).toMatchObject({ number, qty });
  },
);

test('order desk: an answer for a layout settles it; a list without a quantity column has lines without a quantity', () => {
  const text = 'Article;Price\nPL-1611953;25\nKW.16.71709;9';
  const layout = ask(text)?.layout ?? '';
  expect(parseLines(text, { [layout]: { number: 0, qty: 1 } }).lines).toMatchObject([
    { qty: 25 },
    { qty: 9 },
  ]);
  expect(parseLines(text, { [layout]: { number: 0, qty: null } }).lines).toMatchObject([
    { number: 'PL-1611953', isQtyMissing: true },
    { number: 'KW.16.71709', isQtyMissing: true },
  ]);
});

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'order desk: %j ends a line',
  (end) => {
    expect(read(`PL-1611953;4${end}KW.16.71709;20${end}`)).toEqual([
      ['PL-1611953', 4],
      ['KW.16.71709', 20],
    ]);
  },
);

test.each([
  ['PL-1611953;4 KW.16.71709;20', 'UNCLEAR_QTY'],
  ['PL-1611953;#REF!', 'NO_VALUE'],
  ['PL-1611953;½', 'FRACTION'],
  ['PL-1611953;1e3', 'UNCLEAR_QTY'],
  ['Article;Qty\nPL-1611953;=2+1', 'NO_VALUE'],
  ['Article;Qty\n1,61195E+12;4', 'CUT_NUMBER'],
  ['Article;Qty\n2026-02-01;4', 'DATE'],
  ['Article;Qty\n07.Mär;4', 'DATE'],
  ['Article;Qty\n1-Feb;4', 'DATE'],
] as const)('order desk: a value that is none is listed with what to do: %j', (text, reason) => {
  expect(parseLines(text)).toMatchObject({ lines: [], unread: [{ reason }], question: null });
});

test.each(['||||Stk|EUR|EUR', '|||| (pcs) |€/pcs|[EUR]', '||||ea|EUR / 100|EUR'])(
  'DAY-72 a line of units below the headings belongs to them: %s',
  (units) => {
    const headings = 'Pos|Artikelnummer|EAN|Bezeichnung|Menge|EP|Gesamt';
    const { lines, leftOut, columns } = parseLines(
      `${headings}\n${units}\n1|AB-1|4047025123456|Filter|2|3,50|7,00`,
    );
    expect(lines).toMatchObject([{ number: 'AB-1', qty: 2 }]);
    expect(leftOut.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'HEADING'],
      [2, 'HEADING'],
    ]);
    expect(columns).toMatchObject([{ names: headings.split('|'), number: 1, qty: 4 }]);
  },
);

const printed = `Pos Artikel      Bezeichnung              Menge  ME   Preis    Summe
1   PL-1119118   Kühler                   2      Stk  227,68   455,36
2   PL-1119119   Kühler lang              4      Stk   10,00    40,00`;

test('DAY-72 headings between blanks of which all rows have more cells, or fewer, do not name their columns', () => {
  const text = printed.replaceAll(/\d\d$/gm, '99');
  const { question } = parseLines(text);
  expect(question).toMatchObject({ names: ['', '', '', '', '', ''], number: 1 });
  const { lines, columns } = parseLines(text, { [question?.layout ?? '']: { number: 1, qty: 3 } });
  expect(lines).toMatchObject([
    { number: 'PL-1119118', qty: 2 },
    { number: 'PL-1119119', qty: 4 },
  ]);
  expect(columns).toMatchObject([{ names: ['', '', '', '', '', ''], number: 1, qty: 3 }]);
  const fewer = parseLines(printed.replaceAll(/Kühler(?: lang)?/g, 'Kühler 280'));
  expect(fewer.question).toMatchObject({ names: ['', '', '', '', '', ''] });
  const equal = parseLines(text.replaceAll(/^\d {3}/gm, ''));
  expect(equal.columns).toMatchObject([{ names: { 2: 'Menge' }, number: 0, qty: 2 }]);
});

test('DAY-72 columns are named only where a line was read by them, or none at all', () => {
  const vat = '\nMwSt. 19 %  911,00  86,52';
  const { lines, columns, unread } = parseLines(printed + vat);
  expect([lines.length, columns, unread.length]).toEqual([2, [], 1]);
  expect(parseLines(`Artikel;Menge${vat.replaceAll('  ', ';')}`).columns).toHaveLength(1);
});

test.each([
  ['BS-118 Menge: 5', 'BS-118', 5],
  ['Artikel BS-118, Menge: 5', 'Artikel BS-118', 5],
  ['2 St BS-118', 'BS-118', 2],
  ['BS-118 2 St', 'BS-118', 2],
  ['Bosch 0986494104;2', 'Bosch 0986494104', 2],
  ['Pos. 3: BS-118 4', 'BS-118', 4],
] as const)('order desk: words of a mail: %s', (text, number, qty) => {
  expect(read(text)).toEqual([[number, qty]]);
});

test('order desk: an empty cell at the start of a tabbed line keeps its place', () => {
  expect(read('Pos\tPart no.\tQty\n\tPL-1611953\t4\n1.\tAB 12\t2')).toEqual([
    ['PL-1611953', 4],
    ['AB 12', 2],
  ]);
});

test.each([';', '|', '*', '(', '.', '\\'])(
  'DAY-73 the separator that the first line names is taken: %s',
  (mark) => {
    expect(parseLines(`sep=${mark}\nAB-1${mark}4`).lines).toMatchObject([{ number: 'AB-1', qty: 4 }]);
  },
);

test('DAY-72 a day with a time in the place of a number is a date', () => {
  expect(parseLines('Article;Qty\n2026-02-01T10:10:10;4').unread).toMatchObject([{ reason: 'DATE' }]);
});
