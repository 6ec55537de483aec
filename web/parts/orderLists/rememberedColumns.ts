import { isRecord } from '../../../contract/isRecord.ts';
import { kept, readKept } from '../../i18n/kept.ts';
import type { ColumnAnswers } from './parseLines.ts';
import type { Columns } from './readCells.ts';

const storageKey = 'list-columns';
const most = 50;

/** The columns that were chosen on this device, by layout; the latest last. */
export const rememberedColumns = (): ColumnAnswers => readKept(storageKey, readAnswers) ?? {};

/** Answers from what was stored; null for anything else. */
export function readAnswers(stored: unknown): ColumnAnswers | null {
  if (!isRecord(stored)) return null;
  return Object.fromEntries(
    Object.entries(stored).flatMap(([layout, columns]): [string, Columns][] =>
      isColumns(columns) ? [[layout, columns]] : [],
    ),
  );
}

/** Keeps an answer for the next list with these columns; where the browser keeps nothing, it is asked again. */
export function rememberColumns(layout: string, columns: Columns): void {
  const { [layout]: _, ...others } = rememberedColumns();
  const latest = [...Object.entries(others), [layout, columns] as const].slice(-most);
  kept.keep(storageKey, JSON.stringify(Object.fromEntries(latest)), { isQuiet: true });
}

/** Those that need no question. Without headings the next list may mean other columns: its question only proposes them. */
export const namedLayouts = (answers: ColumnAnswers): ColumnAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([layout]) => !isWithoutHeadings(layout)));

const isColumns = (value: unknown): value is Columns =>
  isRecord(value) &&
  typeof value.number === 'number' &&
  (value.qty === null || typeof value.qty === 'number');

/** Whether `layoutOf` has made it of rows without headings. */
const isWithoutHeadings = (layout: string): boolean => /^\d+ /.test(layout) && !layout.includes('\u001F');
