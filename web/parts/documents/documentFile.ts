import { t } from 'i18next';
import { isRecord } from '../../../contract/isRecord.ts';
import { kept, readKept } from '../../i18n/kept.ts';
import type { DownloadNotice, FileRequest } from '../../shell/downloads/requestFile.ts';
import type { DecimalStyle } from '../../ui/values/formatMoney.ts';
import { filled } from '../drafts/filled.ts';
import { bookNotice } from './bookNotice.ts';
import { noBooks, yearStartOf, type BookProgram, type Books } from './bookSettings.ts';
import { csvDecimal } from './csvDecimal.ts';
import type { DayRange } from './dateRanges.ts';
import type { PackKind } from './documentPack.ts';

/** Files that documents can be downloaded as: a pack, tables, and files for accounting programs. */
export const documentFiles = ['zip', 'xlsx', 'excel', 'generic', 'xero', 'sage50', 'datev'] as const;
/** One of them. */
export type DocumentFile = (typeof documentFiles)[number];

/** What a row of a table is. */
export type TableRows = 'lines' | 'documents';

/** How the user last wanted documents: kept, so that codes are typed once. */
export type FileChoice = {
  file: DocumentFile;
  rows: TableRows;
  /** Whether csv for Excel keeps texts that look like numbers or days. */
  keepsTexts: boolean;
  books: Books;
};

const isTable = (file: DocumentFile): file is 'xlsx' | 'excel' | 'generic' =>
  file === 'xlsx' || file === 'excel' || file === 'generic';

/** Whether a row may be a document or a line. */
export const hasRows = (file: DocumentFile): boolean => isTable(file) || file === 'xero';

export const isProgram = (file: DocumentFile): file is BookProgram => Object.hasOwn(noBooks, file);

type Table = DayRange & {
  kinds: readonly PackKind[];
  /** Ids of single documents; left out for all. */
  only?: readonly string[];
  file: Exclude<DocumentFile, 'zip'>;
  rows: TableRows;
  keepsTexts?: boolean;
  books?: Books;
  decimalStyle: DecimalStyle;
};

/** The request for documents as a table or as a file for an accounting program, and what to know of the file. */
export const tableRequest = (table: Table): FileRequest => ({
  path: tableUrl(table),
  inspect: async (_file, summary) => {
    if (isProgram(table.file)) return bookNotice(summary, table.decimalStyle);
    return table.file === 'excel' && table.keepsTexts !== true ? csvNotice() : null;
  },
});

/** What spreadsheets do to csv. */
export const csvNotice = (): DownloadNotice => ({ text: t('CSV.NOTICE'), isProblem: false });

/** Address of documents as a table or as a file for an accounting program. */
export function tableUrl(table: Table): string {
  const { from, until, kinds, only, file, rows, keepsTexts, books, decimalStyle } = table;
  const format = file === 'xlsx' ? 'xlsx' : 'csv';
  const parameters = new URLSearchParams({
    from,
    until,
    kinds: kinds.join(','),
    ...(only ? { only: only.join(',') } : {}),
    ...(file === 'xlsx' ? {} : { preset: file }),
    ...(hasRows(file) ? { rows } : {}),
    ...(file === 'excel' ? { decimal: csvDecimal(decimalStyle) } : {}),
    ...(file === 'excel' && keepsTexts === true ? { texts: 'kept' } : {}),
    ...(isProgram(file) && books ? settingsOf(file, books, from) : {}),
  });
  return `/exports/documents.${format}?${parameters}`;
}

/** The settings for a program as the gateway takes them; empty ones are left out. */
function settingsOf(program: BookProgram, books: Books, from: string): Record<string, string> {
  const settings: Record<string, string> =
    program === 'datev'
      ? { ...books.datev, yearMonth: '', yearStart: yearStartOf(books.datev, from) }
      : books[program];
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  );
}

const keyOf = (access: string | undefined): string => `documents:${access ?? ''}`;

/**
 * How the user last wanted documents on this device, for each business account: their books differ (GAP-40). What is not
 * known, or cannot be read, is as at the beginning.
 */
export function readFileChoice(access: string | undefined): FileChoice {
  const { file, rows, keepsTexts, books } = recordOf(readKept(keyOf(access), (stored) => stored));
  const { xero, sage50, datev } = recordOf(books);
  return {
    file: documentFiles.find((one) => one === file) ?? 'zip',
    rows: rows === 'documents' ? 'documents' : 'lines',
    keepsTexts: keepsTexts === true,
    books: {
      xero: filled(noBooks.xero, xero),
      sage50: filled(noBooks.sage50, sage50),
      datev: filled(noBooks.datev, datev),
    },
  };
}

/** Keeps the choice on this device. */
export function keepFileChoice(
  access: string | undefined,
  { file, rows, keepsTexts, books }: FileChoice,
): void {
  kept.keep(keyOf(access), JSON.stringify({ file, rows, keepsTexts, books }));
}

const recordOf = (stored: unknown) => (isRecord(stored) ? stored : {});
