import { expect, test } from 'vitest';
import { readClaimFile } from '../../../gateway/modules/claims/readClaimFile.ts';
import { readClaimList, withDays } from '../../../web/pages/claims/file/readClaimList.ts';
import { readListFile } from '../../../web/parts/orderLists/readListFile.ts';
import { toListFile } from '../../../web/parts/orderLists/toListFile.ts';
import { encode } from '../../support/listFiles.ts';
import { languages, type Words } from '../../support/listLanguages.ts';

/** Headings of the other columns of a claim file: invoice number, invoice date. */
const invoices: Record<string, readonly [number: string, date: string]> = {
  en: ['Invoice number', 'Invoice date'],
  de: ['Rechnungsnummer', 'Rechnungsdatum'],
  ru: ['Номер счёта', 'Дата счёта'],
  pl: ['Numer faktury', 'Data faktury'],
  fr: ['N° de facture', 'Date de facture'],
  it: ['Numero fattura', 'Data fattura'],
  sr: ['Broj fakture', 'Datum fakture'],
  'sr-Cyrl': ['Број фактуре', 'Датум фактуре'],
  cs: ['Číslo faktury', 'Datum faktury'],
  es: ['Número de factura', 'Fecha de factura'],
  nl: ['Factuurnummer', 'Factuurdatum'],
  uk: ['Номер рахунку', 'Дата рахунку'],
};

type Cells = readonly string[];
type Headings = readonly [
  article: string,
  qty: string,
  price: string,
  number: string,
  date: string,
  text: string,
];
/** What must come of a file: its rows, its rows but the first, or a sentence about its columns. */
type Outcome = 'rows' | 'first is listed' | 'other order' | 'too few columns';
type Habit = {
  outcome: Outcome;
  rows: (headings: Headings, w: Words) => readonly Cells[];
  quote?: boolean;
  end?: string;
};

const truth = (w: Words): readonly Cells[] => [
  ['PL-1611953', '2', '15,00', 'MI-2026-000123', '2026-03-02', w.part],
  ['1K0 615 301 AB', '12', '7.5', '4711', '31.01.2026', `${w.part} 12`],
];
const isPlainOrder = [0, 1, 2, 3, 4, 5];
const inOrder = (order: readonly number[], cells: Cells) => order.map((place) => cells[place] ?? '');
const moved =
  (order: readonly number[]): Habit['rows'] =>
  (headings, w) =>
    [headings, ...truth(w)].map((cells) => inOrder(order, cells));

const habits: Record<string, Habit> = {
  plain: { outcome: 'rows', rows: (_, w) => truth(w) },
  headings: { outcome: 'rows', rows: moved(isPlainOrder) },
  'titles and blank lines': {
    outcome: 'rows',
    rows: (headings, w) => [[`${w.part} 4711`], [], headings, ...truth(w), []],
  },
  'all quoted': { outcome: 'rows', quote: true, rows: moved(isPlainOrder) },
  'breaks of an old Mac': { outcome: 'rows', end: '\r', rows: moved(isPlainOrder) },
  'breaks of a word processor': { outcome: 'rows', end: '\v', rows: moved(isPlainOrder) },
  'a quote that is not closed': {
    outcome: 'first is listed',
    rows: (headings, w) => {
      const [first = [], ...others] = truth(w);
      return [headings, [...first.slice(0, 5), `\u0000${first[5]}`], ...others];
    },
  },
  'price and quantity swapped': { outcome: 'other order', rows: moved([0, 2, 1, 3, 4, 5]) },
  'the invoice first': { outcome: 'other order', rows: moved([3, 4, 0, 1, 2, 5]) },
  'price behind the invoice': { outcome: 'other order', rows: moved([0, 1, 3, 2, 4, 5]) },
  'the description before the invoice': { outcome: 'other order', rows: moved([0, 1, 2, 5, 4, 3]) },
  'no description': { outcome: 'too few columns', rows: moved([0, 1, 2, 3, 4]) },
};

const separators = [';', '\t', ',', '|'];
const files = languages.flatMap(([language, w], index) =>
  Object.entries(habits).map(([habit, { rows, end = '\r\n', quote = false, outcome }], place) => {
    const encoding = w.encodings[(index + place) % w.encodings.length] ?? 'utf-8';
    const separator = separators[(index + place) % separators.length] ?? ';';
    const [number = '', date = ''] = invoices[language] ?? [];
    const cell = (value: string) => (quote || value.includes(separator) ? `"${value}"` : value);
    const text = rows([w.number, w.qty, w.price, number, date, w.text], w)
      .map((row) => row.map(cell).join(separator))
      .join(end)
      .replaceAll('\0', '"');
    const title = `${language}, ${habit}, ${encoding}, ${JSON.stringify(separator)}`;
    return { title, text, encoding, outcome, rows: truth(w) };
  }),
);

test.each(files)('CLM-34 a claim file: $title', async ({ text, encoding, outcome, rows }) => {
  const bytes = new Uint8Array(encode(encoding === 'utf-16le' ? `\uFEFF${text}` : text, encoding));
  const file = await readListFile(new Blob([bytes]));
  if (typeof file === 'string') throw new Error(file);
  const list = readClaimList(file.sheets[0].text);
  expect(list.isMisplaced).toBe(outcome === 'other order');
  if (outcome === 'other order') return;
  expect(list.open).toHaveLength(outcome === 'first is listed' ? 1 : 0);

  const sent = toListFile(
    'claims.csv',
    ['SKU', 'qty', 'price', 'invoice number', 'invoice date', 'description'],
    withDays(list.rows, null).map(({ cells }) => cells),
  );
  const checked = readClaimFile(Buffer.from(await sent.arrayBuffer()));
  const good = outcome === 'too few columns' ? [] : rows.slice(outcome === 'first is listed' ? 1 : 0);
  expect(
    checked.rows.map((row) => [
      row.articleName,
      row.qty,
      row.price,
      row.invoiceNumber,
      row.invoiceDate,
      row.description,
    ]),
  ).toEqual(
    good.map(([name, qty, price = '', number, date, said]) => [
      name,
      Number(qty),
      Number(price.replace(',', '.')).toFixed(2),
      number,
      date === '31.01.2026' ? '2026-01-31' : date,
      said,
    ]),
  );
  // The line of headings is listed as well: it has as few.
  expect(checked.errors).toHaveLength(outcome === 'too few columns' ? rows.length + 1 : 0);
});
