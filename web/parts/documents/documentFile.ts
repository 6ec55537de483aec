import type { DecimalStyle } from '../../ui/formatMoney.ts';
import { noBooks, yearStartOf, type BookProgram, type Books } from './bookSettings.ts';
import type { DayRange } from './dateRanges.ts';
import type { PackKind } from './documentPack.ts';

/** Files that documents can be downloaded as: a pack, tables, and files for accounting programs. */
export const documentFiles = ['zip', 'xlsx', 'excel', 'generic', 'xero', 'sage50', 'datev'] as const;
/** One of them. */
export type DocumentFile = (typeof documentFiles)[number];

/** What a row of a table is. */
export type TableRows = 'lines' | 'documents';

/** How the user last wanted documents: kept, so that codes are typed once. */
export type FileChoice = { file: DocumentFile; rows: TableRows; books: Books };

export const isTable = (file: DocumentFile): file is 'xlsx' | 'excel' | 'generic' =>
  file === 'xlsx' || file === 'excel' || file === 'generic';

export const isProgram = (file: DocumentFile): file is BookProgram => Object.hasOwn(noBooks, file);

type Table = DayRange & {
  kinds: readonly PackKind[];
  /** Ids of single documents; left out for all. */
  only?: readonly string[];
  file: Exclude<DocumentFile, 'zip'>;
  rows: TableRows;
  books?: Books;
  decimalStyle: DecimalStyle;
};

/** Address of documents as a table or as a file for an accounting program. */
export function tableUrl({ from, until, kinds, only, file, rows, books, decimalStyle }: Table): string {
  const format = file === 'xlsx' ? 'xlsx' : 'csv';
  const parameters = new URLSearchParams({
    from,
    until,
    kinds: kinds.join(','),
    ...(only ? { only: only.join(',') } : {}),
    ...(file === 'xlsx' ? {} : { preset: file }),
    ...(isTable(file) ? { rows } : {}),
    ...(file === 'excel' ? { decimal: decimalStyle === 'COMMA' ? 'comma' : 'point' } : {}),
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
  const kept = parse(localStorage.getItem(keyOf(access)));
  const file = documentFiles.find((one) => one === partOf(kept, 'file')) ?? 'zip';
  const books = partOf(kept, 'books');
  return {
    file,
    rows: partOf(kept, 'rows') === 'documents' ? 'documents' : 'lines',
    books: {
      xero: filled(noBooks.xero, partOf(books, 'xero')),
      sage50: filled(noBooks.sage50, partOf(books, 'sage50')),
      datev: filled(noBooks.datev, partOf(books, 'datev')),
    },
  };
}

/** Keeps the choice on this device. */
export function keepFileChoice(access: string | undefined, { file, rows, books }: FileChoice): void {
  localStorage.setItem(keyOf(access), JSON.stringify({ file, rows, books }));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** The settings with the texts that were kept. */
function filled<Settings extends Record<string, string>>(settings: Settings, kept: unknown): Settings {
  const texts = Object.keys(settings).flatMap((name) => {
    const text = partOf(kept, name);
    return typeof text === 'string' ? [[name, text]] : [];
  });
  return { ...settings, ...Object.fromEntries(texts) };
}
