import { keepCookie } from '../i18n/keepCookie.ts';

const key = 'cc';

/** The currency that the user selected on this device (AUTH-59, API-03); links carry it as a cookie (GAP-163). */
export const currency = {
  /** ISO 4217 code; null while none was selected. */
  read: (): string | null => localStorage.getItem(key),

  /** Keeps another choice. The page is to be reloaded after it. */
  select(code: string): void {
    localStorage.setItem(key, code);
    currency.keepCookie();
  },

  /** Forgets the choice, for example one that this user cannot have. */
  forget(): void {
    localStorage.removeItem(key);
    currency.keepCookie();
  },

  /** Makes the cookie say what local storage says. */
  keepCookie(): void {
    keepCookie('cc', currency.read());
  },
};
