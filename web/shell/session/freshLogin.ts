import { keptForTab } from '../../i18n/kept.ts';

const key = 'freshLogin';

/**
 * Whether this tab has just logged in. A log-in that the browser does not hold, because it keeps no cookie or another one
 * stands before it, leads back to the log-in page, which has to say so.
 */
export const freshLogin = {
  note: (): void => void keptForTab.keep(key, 'yes', { isQuiet: true }),

  /** Whether there was one; told once. The portal says so, and the log-in page that it did not hold. */
  take(): boolean {
    const isFresh = keptForTab.read(key) !== null;
    keptForTab.forget(key);
    return isFresh;
  },
};
