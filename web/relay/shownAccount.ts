import type { IEnvironment } from 'relay-runtime';

const accounts = new WeakMap<IEnvironment, string>();
let end = new AbortController();

/**
 * The account that the screens of an environment show: the user, who acts as them, and the business account, by their dbIds.
 * Each operation names it, so that the gateway refuses a write that would be done in the account of somebody who has logged in
 * since, and learns for its log that the session was switched at another gateway.
 */
export const shownAccount = {
  /** Null until the session is read, and for visitors. */
  of: (environment: IEnvironment): string | null => accounts.get(environment) ?? null,

  set(environment: IEnvironment, account: string): void {
    accounts.set(environment, account);
  },

  /** Fires when the session begins to be somebody else's, or to end. */
  ending: (): AbortSignal => end.signal,

  end(): void {
    end.abort();
    end = new AbortController();
  },
};
