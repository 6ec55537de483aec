import { keptForTab, readKept, textsOf } from '../../i18n/kept.ts';

const key = 'cartChoice';

/**
 * The choice of warehouses that this tab saw last in the regular cart, as a query string, with the account that it is of
 * (GAP-180). Forgotten when the session becomes another's.
 */
export const lastCartChoice = {
  keep(account: string, search: string): void {
    keptForTab.keep(key, JSON.stringify([account, search]), { isQuiet: true });
  },

  /** Null for none, and where it is another account's. */
  read(account: string): string | null {
    const [of, search] = readKept(key, textsOf, keptForTab) ?? [];
    return of === account && search !== undefined ? search : null;
  },

  forget: (): void => keptForTab.forget(key),
};
