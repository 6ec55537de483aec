import type { Readable } from 'node:stream';
import { datev } from './books/datev.ts';
import { sage50 } from './books/sage50.ts';
import { xeroBills } from './books/xeroBills.ts';
import { documentsCsv, documentsXlsx, excelStyle, plainStyle, type TableRows } from './documentTables.ts';
import { message, type Language } from '../messages/message.ts';
import { Parameters, refusal } from './parameters.ts';
import { documentKinds, readDocuments, type DocumentSelection, type DocumentsRead } from './readDocuments.ts';
import { startingWith, type OpenExport } from './serveExport.ts';
import { tableFormats, type TableFormat } from './tableFormats.ts';

const presets = ['generic', 'excel', 'xero', 'sage50', 'datev'] as const;

/** The parameters of every export of documents. */
const common = ['month', 'from', 'until', 'kinds', 'currency', 'only'];

const mostSingleDocuments = 500;

/** How the documents are written. */
interface Layout {
  withLines: boolean;
  contentType: string;
  /** Before the file's name, where a program wants one. */
  prefix?: string;
  write: (read: AsyncIterable<DocumentsRead>, language: Language) => Readable;
}

/** `/exports/documents.{csv,xlsx}`: invoices, final and credit invoices as a table, or for accounting programs. */
export const openDocumentsExport =
  (format: TableFormat): OpenExport =>
  async (url, caller, bulk) => {
    const preset = new Parameters(url, [...url.searchParams.keys()]).choice('preset', presets) ?? 'generic';
    if (format === 'xlsx' && preset !== 'generic') throw refusal(message('EXPORT.PRESET_CSV'));
    const { layout, selection } = format === 'xlsx' ? readXlsx(url) : presetReaders[preset](url);
    const read = readDocuments(selection, { bulk, caller, withLines: layout.withLines });
    const first = await read.next();
    return {
      contentType: layout.contentType,
      fileName: `${layout.prefix ?? ''}${nameOf(selection)}.${format}`,
      content: layout.write(startingWith(first, read), caller.exchange.language()),
    };
  };

interface Read {
  layout: Layout;
  selection: DocumentSelection;
}

const csvType = tableFormats.csv.contentType;

function readXlsx(url: URL): Read {
  const parameters = new Parameters(url, [...common, 'rows', 'preset']);
  const rows = readRows(parameters);
  return {
    selection: readDocumentSelection(parameters),
    layout: {
      withLines: rows === 'lines',
      contentType: tableFormats.xlsx.contentType,
      write: (read, language) => documentsXlsx(read, rows, language),
    },
  };
}

/** Reads the parameters of each preset; the others are refused. */
const presetReaders: Record<(typeof presets)[number], (url: URL) => Read> = {
  generic(url) {
    const parameters = new Parameters(url, [...common, 'rows', 'preset']);
    const rows = readRows(parameters);
    return {
      selection: readDocumentSelection(parameters),
      layout: {
        withLines: rows === 'lines',
        contentType: csvType,
        write: (read, language) => documentsCsv(read, rows, { style: plainStyle, language }),
      },
    };
  },
  excel(url) {
    const parameters = new Parameters(url, [...common, 'rows', 'preset', 'decimal']);
    const rows = readRows(parameters);
    const style = excelStyle(parameters.choice('decimal', ['point', 'comma']) === 'point' ? '.' : ',');
    return {
      selection: readDocumentSelection(parameters),
      layout: {
        withLines: rows === 'lines',
        contentType: csvType,
        write: (read, language) => documentsCsv(read, rows, { style, language }),
      },
    };
  },
  xero(url) {
    const names = ['preset', 'supplier', 'account', 'taxCode', 'dueDays', 'dates'];
    const parameters = new Parameters(url, [...common, ...names]);
    const books = {
      contact: parameters.text('supplier'),
      account: parameters.required('account', /./, '310'),
      taxCode: parameters.required('taxCode', /./, '20% (VAT on Expenses)'),
      dueDays: parameters.integer('dueDays', { min: 0, max: 365 }) ?? 0,
      dates: parameters.choice('dates', ['dmy', 'mdy']) ?? 'dmy',
    };
    return {
      selection: readDocumentSelection(parameters),
      layout: { withLines: true, contentType: csvType, write: (read) => xeroBills(read, books) },
    };
  },
  sage50(url) {
    const names = ['preset', 'supplier', 'account', 'taxCode', 'department'];
    const parameters = new Parameters(url, [...common, ...names]);
    const books = {
      supplier: parameters.required('supplier', /^.{1,8}$/, 'PARTS01'),
      account: parameters.required('account', /^\d{4,8}$/, '5000'),
      taxCode: parameters.required('taxCode', /^T\d{1,2}$/, 'T1'),
      department: parameters.text('department') ?? '0',
    };
    return {
      selection: readDocumentSelection(parameters),
      layout: { withLines: false, contentType: csvType, write: (read) => sage50(read, books) },
    };
  },
  datev(url) {
    const names = ['preset', 'consultant', 'client', 'yearStart', 'account', 'supplier', 'taxCode'];
    const parameters = new Parameters(url, [...common, ...names]);
    const selection = { ...readDocumentSelection(parameters), currency: 'EUR' };
    const { from, until } = selection;
    if (from === null || until === null) throw refusal(message('EXPORT.PERIOD'));
    const yearStart = parameters.day('yearStart') ?? `${from.slice(0, 4)}-01-01`;
    if (from < yearStart || until >= nextYear(yearStart)) throw refusal(message('EXPORT.YEAR'));
    if (![null, 'EUR'].includes(parameters.text('currency'))) throw refusal(message('EXPORT.ONLY_EUR'));
    const books = {
      consultant: parameters.required('consultant', /^\d{4,7}$/, '1001'),
      client: parameters.required('client', /^\d{1,5}$/, '1'),
      account: parameters.required('account', /^\d{4,8}$/, '3400'),
      supplier: parameters.required('supplier', /^\d{5,9}$/, '70000'),
      taxCode: parameters.text('taxCode') ?? '',
      yearStart,
      from,
      until,
    };
    if (books.supplier.length !== books.account.length + 1) throw refusal(message('EXPORT.SUPPLIER_DIGITS'));
    return {
      selection,
      layout: {
        withLines: false,
        contentType: 'text/csv; charset=windows-1252',
        // DATEV takes no other name.
        prefix: 'EXTF_',
        write: (read) => datev(read, books),
      },
    };
  },
};

const readRows = (parameters: Parameters): TableRows =>
  parameters.choice('rows', ['lines', 'documents']) ?? 'lines';

const readDocumentSelection = (parameters: Parameters): DocumentSelection => ({
  ...readSelection(parameters),
  kinds: parameters.choices('kinds', documentKinds),
  only: parameters.list('only', /^\d{1,15}$/, mostSingleDocuments),
});

/** The documents to export, from the parameters that all exports of documents have; of all kinds. */
export function readSelection(parameters: Parameters): Omit<DocumentSelection, 'kinds' | 'only'> {
  const month = parameters.month('month');
  const [from, until] = [parameters.day('from'), parameters.day('until')];
  if (month !== null && (from !== null || until !== null)) throw refusal(message('EXPORT.PERIOD'));
  const currency = parameters.text('currency');
  if (currency !== null && !/^[A-Z]{3}$/.test(currency))
    throw refusal(message('EXPORT.CURRENCY', { name: 'currency' }));
  return { ...(month ?? { from, until }), currency };
}

const nextYear = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** The name of a file with documents, without its extension: `documents-2026-11-01-2026-11-30`. */
const nameOf = ({ from, until, kinds, currency }: DocumentSelection): string =>
  [kinds?.length === 1 ? kinds[0] : 'documents', from, until, currency]
    .filter((part) => part != null)
    .join('-');
