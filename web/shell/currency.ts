import { kept } from '../i18n/kept.ts';
import { keepCookie } from '../i18n/keepCookie.ts';

const key = 'cc';

/**
 * Whether a text can be sent as a currency's code. Which codes there are is the back end's to say: some are not in the
 * browser's list.
 */
export const isCurrencyCode = (code: string): boolean => /^[A-Z]{3}$/.test(code);

/** The currency of this page, once it was read. */
let shown: { code: string | null } | null = null;

/** The currency that the user selected on this device (AUTH-59, API-03); links carry it as a cookie (GAP-163). */
export const currency = {
  /**
   * The currency selected when this page was loaded: another tab's choice must not change what is ordered here.
   */
  ofPage: (): string | null => (shown ??= { code: currency.read() }).code,

  /** Three capital letters; null while none was selected. Anything else is forgotten: it would spoil every request. */
  read(): string | null {
    const code = kept.read(key);
    if (code === null || isCurrencyCode(code)) return code;
    kept.forget(key);
    return null;
  },

  /** Keeps another choice; the caller reloads the page. */
  select(code: string): void {
    kept.keep(key, code);
    currency.keepCookie();
  },

  /** Forgets the choice, for example one that is not available to this user. */
  forget(): void {
    shown = { code: null };
    kept.forget(key);
    currency.keepCookie();
  },

  /** Sets the cookie to the stored currency. */
  keepCookie(): void {
    keepCookie('cc', currency.read());
  },
};
