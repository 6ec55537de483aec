import { isDbId } from '../../contract/isDbId.ts';
import type { Readable } from 'node:stream';
import { readBooked, type BookedDocument } from './books/booked.ts';
import { datev } from './books/datev.ts';
import { sage50 } from './books/sage50.ts';
import { xeroBills } from './books/xeroBills.ts';
import { taxDifferences, type TaxDifferences } from './books/xeroTax.ts';
import { documentsCsv, documentsXlsx, type TableRows } from './documentTables.ts';
import { message, type Language } from '../messages/message.ts';
import { Parameters, refusal } from './parameters.ts';
import { documentKinds, readDocuments, type DocumentSelection, type DocumentsRead } from './readDocuments.ts';
import { startingWith, type ExportFile, type OpenExport } from './serveExport.ts';
import { tableFormats, type TableFormat } from './tableFormats.ts';
import { excelStyle, plainStyle, type CsvStyle } from './writeCsv.ts';

const presets = ['generic', 'excel', 'xero', 'sage50', 'datev'] as const;

/** The parameters of every export of documents. */
const common = ['month', 'from', 'until', 'kinds', 'currency', 'only'];

const mostSingleDocuments = 500;

/** How the documents are written. */
interface Layout {
  withLines: boolean;
  /** Whether documents in other currencies are read too, to say how many they are. */
  countsOthers?: boolean;
  contentType: string;
  /** Of the file: its program, where there is one. */
  prefix: string;
  /** @throws BulkFailure when there cannot be such a file */
  write: (read: AsyncIterable<DocumentsRead>, language: Language) => Written | Promise<Written>;
}

type Written = Pick<ExportFile, 'content' | 'summary'>;

/** `/exports/documents.{csv,xlsx}`: invoices, final and credit invoices as a table, or for accounting programs. */
export const openDocumentsExport =
  (format: TableFormat): OpenExport =>
  async (url, caller, bulk) => {
    const preset = new Parameters(url, [...url.searchParams.keys()]).choice('preset', presets) ?? 'generic';
    if (format === 'xlsx' && preset !== 'generic') throw refusal(message('EXPORT.PRESET_CSV'));
    const { layout, selection } = format === 'xlsx' ? readXlsx(url) : presetReaders[preset](url);
    const wanted = layout.countsOthers ? { ...selection, currency: null } : selection;
    const read = readDocuments(wanted, { bulk, caller, withLines: layout.withLines });
    const first = await read.next();
    const written = await layout.write(startingWith(first, read), caller.exchange.language());
    return {
      contentType: layout.contentType,
      fileName: `${layout.prefix}${nameOf(selection)}.${format}`,
      ...written,
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
      prefix: '',
      write: (read, language) => ({ content: documentsXlsx(read, rows, language) }),
    },
  };
}

/** A table as csv. */
function readTable(parameters: Parameters, { prefix, style }: { prefix: string; style: CsvStyle }): Read {
  const rows = readRows(parameters);
  return {
    selection: readDocumentSelection(parameters),
    layout: {
      withLines: rows === 'lines',
      contentType: csvType,
      prefix,
      write: (read, language) => ({ content: documentsCsv(read, rows, { style, language }) }),
    },
  };
}

/** Reads the parameters of each preset; the others are refused. */
const presetReaders: Record<(typeof presets)[number], (url: URL) => Read> = {
  generic(url) {
    const parameters = new Parameters(url, [...common, 'rows', 'preset']);
    return readTable(parameters, { prefix: '', style: plainStyle });
  },
  excel(url) {
    const parameters = new Parameters(url, [...common, 'rows', 'preset', 'decimal', 'texts']);
    const style = excelStyle(parameters.decimal() ?? ',', parameters.texts());
    return readTable(parameters, { prefix: 'excel-', style });
  },
  xero(url) {
    const names = ['preset', 'supplier', 'account', 'taxCode', 'dueDays', 'dates', 'rows'];
    const parameters = new Parameters(url, [...common, ...names]);
    const dueDays = parameters.integer('dueDays', { min: 0, max: 365 });
    if (dueDays === null) throw refusal(message('EXPORT.REQUIRED', { name: 'dueDays', example: '30' }));
    const rows = readRows(parameters);
    const books = {
      contact: parameters.text('supplier'),
      account: parameters.required('account', /./, '310'),
      taxCode: parameters.required('taxCode', /./, '20% (VAT on Expenses)'),
      dueDays,
      dates: parameters.choice('dates', ['dmy', 'mdy']) ?? 'dmy',
      rows,
    };
    return readBooks(parameters, {
      prefix: 'xero-bills-',
      contentType: csvType,
      // The rate of a final invoice is on its page.
      withLines: true,
      isSingle: false,
      most: 500,
      write: (documents) => xeroBills(documents, books),
      differences: (documents) => taxDifferences(documents, rows),
    });
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
    return readBooks(parameters, {
      prefix: 'sage50-',
      contentType: csvType,
      withLines: false,
      isSingle: true,
      most: mostBooked,
      write: (documents) => sage50(documents, books),
    });
  },
  datev(url) {
    const names = ['preset', 'consultant', 'client', 'yearStart', 'account', 'supplier', 'taxCode'];
    const parameters = new Parameters(url, [...common, ...names]);
    const { from, until, currency } = readDocumentSelection(parameters);
    if (from === null || until === null) throw refusal(message('EXPORT.PERIOD'));
    const yearStart = parameters.day('yearStart') ?? `${from.slice(0, 4)}-01-01`;
    if (from < yearStart || until >= nextYear(yearStart)) throw refusal(message('EXPORT.YEAR'));
    if (![null, 'EUR'].includes(currency)) throw refusal(message('EXPORT.ONLY_EUR'));
    const books = {
      consultant: parameters.required('consultant', /^\d{4,7}$/, '1001'),
      client: parameters.required('client', /^\d{1,5}$/, '1'),
      account: parameters.required('account', /^\d{4,8}$/, '3400'),
      supplier: parameters.required('supplier', /^\d{5,9}$/, '70000'),
      taxCode: parameters.optional('taxCode', /^\d{1,4}$/, '9') ?? '',
      yearStart,
      from,
      until,
    };
    if (books.supplier.length !== books.account.length + 1) throw refusal(message('EXPORT.SUPPLIER_DIGITS'));
    return readBooks(parameters, {
      // DATEV takes no other name.
      prefix: 'EXTF_',
      contentType: 'text/csv; charset=windows-1252',
      withLines: false,
      currency: 'EUR',
      isSingle: true,
      most: mostBooked,
      write: (documents) => datev(documents, books),
    });
  },
};

/** Documents that one file for Sage or DATEV has at most. */
const mostBooked = 10_000;

interface Books extends Pick<Layout, 'prefix' | 'contentType' | 'withLines'> {
  /** The only one that the file may contain. */
  currency?: string;
  isSingle: boolean;
  most: number;
  write: (documents: readonly BookedDocument[]) => Readable;
  differences?: (documents: readonly BookedDocument[]) => TaxDifferences;
}

/** A file for an accounting program: all of its documents are read before the first is sent. */
function readBooks(parameters: Parameters, { isSingle, most, write, differences, ...books }: Books): Read {
  const selection = readDocumentSelection(parameters);
  const { kinds } = selection;
  const currency = selection.currency ?? books.currency ?? null;
  if (kinds?.includes('invoices') && kinds.includes('merged-invoices'))
    throw refusal(message('EXPORT.TWICE'));
  return {
    selection: { ...selection, currency },
    layout: {
      ...books,
      countsOthers: true,
      async write(read) {
        const { documents, leftOut } = await readBooked(read, { currency, isSingle, most });
        const summary = {
          documents: documents.length,
          leftOut,
          ...(differences && { differences: differences(documents) }),
        };
        return { content: write(documents), summary };
      },
    },
  };
}

const readRows = (parameters: Parameters): TableRows =>
  parameters.choice('rows', ['lines', 'documents']) ?? 'lines';

const readDocumentSelection = (parameters: Parameters): DocumentSelection => ({
  ...readSelection(parameters),
  kinds: parameters.choices('kinds', documentKinds),
  only: parameters.list('only', isDbId, mostSingleDocuments),
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
