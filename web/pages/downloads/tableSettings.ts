import { kept, readKept, textsOf } from '../../i18n/kept.ts';

const storageKey = 'columns:article-export';

/** The columns that the user has chosen for the article export on this device; null for none (GAP-40, GAP-96). */
export const readTableSettings = (): readonly string[] | null => readKept(storageKey, textsOf);

/** Keeps the choice on this device. */
export function keepTableSettings(columns: readonly string[]): void {
  kept.keep(storageKey, JSON.stringify(columns));
}
