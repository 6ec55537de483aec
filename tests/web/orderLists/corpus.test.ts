import i18next from 'i18next';
import { expect, test } from 'vitest';
import { parseCartFile } from '../../../sandbox/modules/cart/parseCartFile.ts';
import { parseOemList } from '../../../sandbox/modules/catalog/parseOemList.ts';
import { planImport } from '../../../web/pages/cart/import/planImport.ts';
import { toOemRows } from '../../../web/pages/catalog/oem/toOemRows.ts';
import { toDeskLines } from '../../../web/parts/orderLists/deskLines.ts';
import { parseLines, type ParsedText } from '../../../web/parts/orderLists/parseLines.ts';
import { readListFile } from '../../../web/parts/orderLists/readListFile.ts';
import { toListFile } from '../../../web/parts/orderLists/toListFile.ts';
import { encode } from '../../support/listFiles.ts';
import { languages, type Words } from '../../support/listLanguages.ts';

const truth = [
  ['PL-1611953', 4],
  ['0986494123', 12],
  ['1K0 615 301 AB', 2],
  ['KW.16.71709', 30],
] as const;

type Cells = (string | number)[];
/** What must come of a list: its true lines, its numbers without quantities, or a question. */
type Outcome = 'lines' | 'no quantity' | 'question';
type Habit = { outcome: Outcome; rows: (words: Words) => Cells[]; quote?: boolean; end?: string };

const each = (row: (number: string, qty: number, index: number) => Cells): Cells[] =>
  truth.map(([number, qty], index) => row(number, qty, index));

const habits: Record<string, Habit> = {
  plain: { outcome: 'lines', rows: () => each((number, qty) => [number, qty]) },
  'quantity first': { outcome: 'lines', rows: () => each((number, qty) => [qty, number]) },
  headings: { outcome: 'lines', rows: (w) => [[w.number, w.qty], ...each((number, qty) => [number, qty])] },
  'a price list with quantities': {
    outcome: 'lines',
    rows: (w) => [
      [w.position, w.text, w.number, w.price, w.qty],
      ...each((number, qty, index) => [index + 1, w.part, number, 25 + index, qty]),
    ],
  },
  'stock and order': {
    outcome: 'lines',
    rows: (w) => [[w.number, w.stock, w.ordered], ...each((number, qty) => [number, 120, qty])],
  },
  'pack, order and year': {
    outcome: 'lines',
    rows: (w) => [
      [w.pack, w.number, w.ordered, w.price],
      ...each((number, qty) => [10, number, qty, '2019']),
    ],
  },
  'stock and quantity': {
    outcome: 'lines',
    rows: (w) => [[w.qty, w.stock, w.number], ...each((number, qty) => [qty, 99, number])],
  },
  'all quoted': {
    outcome: 'lines',
    quote: true,
    rows: (w) => [[w.number, w.text, w.qty], ...each((number, qty) => [number, `${w.part}; 12 "`, qty])],
  },
  'a line break in a cell': {
    outcome: 'lines',
    quote: true,
    rows: (w) => [[w.number, w.text, w.qty], ...each((number, qty) => [number, `${w.part}\n(set)`, qty])],
  },
  'titles and a total': {
    outcome: 'lines',
    rows: (w) => [
      [`${w.part} 4711`],
      [],
      [w.number, w.text, w.qty],
      ...each((number, qty) => [number, w.part, qty]),
      [w.total, '', 48],
    ],
  },
  'a table that begins at C3': {
    outcome: 'lines',
    rows: (w) => [[], [], ['', '', w.number, w.qty], ...each((number, qty) => ['', '', number, qty])],
  },
  'breaks of a word processor': {
    outcome: 'lines',
    end: '\v',
    rows: () => each((number, qty) => [number, qty]),
  },
  'breaks of an old Mac': {
    outcome: 'lines',
    end: '\r',
    rows: (w) => [[w.number, w.qty], ...each((number, qty) => [number, qty])],
  },
  'numbered without headings': {
    outcome: 'lines',
    rows: () => each((number, qty, index) => [index + 1, number, qty]),
  },
  'no quantities': {
    outcome: 'no quantity',
    rows: (w) => [[w.number, w.text], ...each((number) => [number, w.part])],
  },
  'a price list': {
    outcome: 'question',
    rows: (w) => [[w.number, w.price], ...each((number) => [number, 25])],
  },
  'a report of an order': {
    outcome: 'question',
    rows: (w) => [[w.number, w.qty, w.delivered], ...each((number, qty) => [number, qty, 1])],
  },
  'two whole numbers': { outcome: 'question', rows: () => each((number, qty) => [number, 2019, qty]) },
};

const separators = [';', '\t', ',', '|'];
const lists = languages.flatMap(([language, w], index) =>
  Object.entries(habits).map(([habit, { rows, end = '\r\n', quote = false, outcome }], place) => {
    const encoding = w.encodings[(index + place) % w.encodings.length] ?? 'utf-8';
    const separator = separators[(index + place) % separators.length] ?? ';';
    const cell = (value: string | number) =>
      quote || String(value).includes(separator) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
    const text = rows(w)
      .map((row) => row.map(cell).join(separator))
      .join(end);
    return {
      title: `${language}, ${habit}, ${encoding}, ${JSON.stringify(separator)}`,
      text,
      encoding,
      outcome,
    };
  }),
);

async function read(text: string, encoding: string): Promise<ParsedText> {
  const file = await readListFile(
    new Blob([new Uint8Array(encode(encoding === 'utf-16le' ? `\uFEFF${text}` : text, encoding))]),
  );
  if (typeof file === 'string') throw new Error(file);
  return parseLines(file.sheets[0].text);
}

const bytesOf = async (file: File | null) => new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer());

test(`DAY-71 ${lists.length} lists in ${languages.length} languages`, () => {
  expect(lists.length).toBeGreaterThanOrEqual(200);
});

test.each(lists)('DAY-71 desk, cart and OEM list read alike: $title', async ({ text, encoding, outcome }) => {
  const parsed = await read(text, encoding);
  const { lines, unread, question } = parsed;
  if (outcome === 'question') {
    expect(question).not.toBeNull();
    expect(lines).toEqual([]);
    return;
  }
  expect({ question, unread }).toEqual({ question: null, unread: [] });
  const isMissing = outcome === 'no quantity';
  expect(lines.map(({ number, qty, isQtyMissing }) => [number, isQtyMissing ? null : qty])).toEqual(
    truth.map(([number, qty]) => [number, isMissing ? null : qty]),
  );

  const { file } = planImport('list.csv', toDeskLines(lines, []), unread, i18next.t);
  const cart = parseCartFile(await bytesOf(file));
  expect(cart.errors).toEqual([]);
  expect(cart.lines.map(({ number, qty }) => [number, qty])).toEqual(isMissing ? [] : truth);

  const { rows } = toOemRows(parsed);
  const oem = parseOemList(await bytesOf(toListFile('list.csv', ['number', 'brand', 'qty'], rows)));
  expect(oem.map(({ number, qty }) => [number, qty])).toEqual(
    truth.map(([number, qty]) => [number, isMissing ? null : qty]),
  );
});

test.each([
  ['windows-1251', 'Шумит подшипник'],
  ['windows-1251', 'Шумит'],
  ['koi8-r', 'Шумит подшипник'],
  ['windows-1250', 'Příští žlutý kůň'],
  ['windows-1250', 'żółte łożysko'],
  ['windows-1252', 'Lärmt für später'],
  ['iso-8859-2', 'żółte łożysko'],
  ['iso-8859-2', 'šumi ležaj prednji'],
  ['iso-8859-5', 'Шумит подшипник'],
  ['x-mac-cyrillic', 'Шумит подшипник'],
  ['macintosh', 'Lärmt für später'],
  ['macintosh', 'côté gauche, bruit répété'],
] as const)('DAY-71 a text in %s keeps its words: %s', async (encoding, said) => {
  const file = await readListFile(
    new Blob([new Uint8Array(encode(`SKU;qty;description\nA-1;1;${said}`, encoding))]),
  );
  expect(file).toMatchObject({ sheets: [{ text: `SKU;qty;description\nA-1;1;${said}` }] });
});
