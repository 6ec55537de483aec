import Papa from 'papaparse';
import type { FileColumn } from '../../parts/columns/FileColumn.ts';
import { warehouseOf } from './fileContents.ts';
import { columnSeparator, type IntegrationFields } from './IntegrationFields.ts';
import type { SampleArticle } from './readSample.ts';

/** Free pieces by article number and warehouse id; null when they could not be read. */
export type SampleStock = ReadonlyMap<string, ReadonlyMap<string, number | null>> | null;

type Writing = Pick<
  IntegrationFields,
  'fileColumnSeparator' | 'filePriceSeparator' | 'fileAddSeparatorLine' | 'fileAddDateLine' | 'fileLanguage'
>;

/** The word of the line with the date, in the language of the file. */
const dateWords: Readonly<Record<string, string>> = {
  en: 'Date',
  de: 'Datum',
  dg: 'Datum',
  fr: 'Date',
  it: 'Data',
  pl: 'Data',
  ru: 'Дата',
  sr: 'Datum',
};

/** The lines of a file: headings, then a line for each article. */
export function sampleLines(
  columns: readonly FileColumn[],
  articles: readonly SampleArticle[],
  stock: SampleStock,
  decimal: string,
): string[][] {
  return [
    // As in the articles' cells, what a spreadsheet would run gets an apostrophe in front.
    columns.map(({ visibleName }) => visibleName.replace(/^(?=[=+\-@\t\r])/, "'")),
    ...articles.map((article) => columns.map(({ name }) => cellOf(name, article, stock, decimal))),
  ];
}

function cellOf(name: string, article: SampleArticle, stock: SampleStock, decimal: string): string {
  const warehouse = warehouseOf(name);
  if (warehouse !== null) {
    const pieces = stock?.get(article.get('Reference') ?? '')?.get(warehouse);
    return pieces == null ? '' : String(pieces);
  }
  const value = article.get(name) ?? '';
  if (name === 'Price' || name === 'RRP Price') return withDecimals(value).replace('.', decimal);
  // All decimals of a file have the same mark.
  return name === 'Net Weight' || name === 'Gross Weight' ? value.replace(exportMark, decimal) : value;
}

/** The mark of decimals in the article export, which depends on the language and the settings of its reader (CALL-022). */
const exportMark = /[.,]/;

/** A price with two decimals, from one that the export shortens; done on the text, without a sum of floats. */
function withDecimals(price: string): string {
  const [whole = '', fraction = ''] = price.split(exportMark);
  return whole === '' ? '' : `${whole}.${fraction.padEnd(2, '0')}`;
}

/** The file as text, with the lines before the headings (INT-11). */
export function sampleText(lines: readonly string[][], writing: Writing, day: Date): string {
  const delimiter = columnSeparator(writing);
  const before = writing.fileAddDateLine ? [[dateWords[writing.fileLanguage] ?? 'Date', dayText(day)]] : [];
  const rows = Papa.unparse([...before, ...lines], { delimiter, newline: '\r\n' });
  return writing.fileAddSeparatorLine ? `sep=${delimiter}\r\n${rows}` : rows;
}

/** DD-MM-YYYY in UTC. */
const dayText = (day: Date): string => day.toISOString().slice(0, 10).split('-').toReversed().join('-');
