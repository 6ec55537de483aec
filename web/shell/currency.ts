import { keepCookie } from '../i18n/keepCookie.ts';

const key = 'cc';

/** The currency that the user selected on this device (AUTH-59, API-03); links carry it as a cookie (GAP-163). */
export const currency = {
  /** ISO 4217 code; null while none was selected. */
  read: (): string | null => localStorage.getItem(key),

  /** Keeps another choice; the caller reloads the page. */
  select(code: string): void {
    localStorage.setItem(key, code);
    currency.keepCookie();
  },

  /** Forgets the choice, for example one that is not available to this user. */
  forget(): void {
    localStorage.removeItem(key);
    currency.keepCookie();
  },

  /** Brings the cookie in line with local storage. */
  keepCookie(): void {
    keepCookie('cc', currency.read());
  },
};
