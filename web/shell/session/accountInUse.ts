import { kept } from '../../i18n/kept.ts';
import { shownAccount } from '../../relay/shownAccount.ts';
import { createStore } from '../../ui/createStore.ts';
import { lastCartChoice } from './lastCartChoice.ts';

/** Where the tabs of a browser, which share one session, tell each other whose account it is. */
const channelName = 'account';
const key = 'account';

/** The account that this document shows, by `accountOf`; null for a page for visitors, undefined for one that is being left. */
let shown: string | null | undefined = null;
let channel: BroadcastChannel | null = null;

/**
 * The session's account by `accountOf`, as far as the tabs of this browser know; null while somebody logs in, logs out or
 * switches, and after a log-out; undefined while this document shows none.
 */
export const accountInUse = createStore<string | null | undefined>(undefined);

/** Says that this document shows an account, which the session has just named, and hears of changes in other tabs. */
export function showAccount(account: string): () => void {
  shown = account;
  kept.keep(key, account, { isQuiet: true });
  hear(account);
  const opened = new BroadcastChannel(channelName);
  channel = opened;
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === null || typeof data === 'string') hear(data);
  });
  tell(account);
  return () => {
    opened.close();
    channel = null;
    shown = null;
    accountInUse.set(undefined);
  };
}

/**
 * Runs the request that logs in or out, or switches the user or the account. The other tabs learn of it before it is sent,
 * and cover themselves until they know whose the session is; after a refusal they learn that it is as before. Files that are on
 * their way are given up in all of them. Where it is not known whether it was done, the document loads again, and shows whose
 * account it is.
 */
export async function changeAccount<
  Result extends { problem?: { __typename: string } | null; isUnknown?: boolean },
>(change: () => Promise<Result>): Promise<Result> {
  const before = shown ?? kept.read(key);
  kept.forget(key);
  shownAccount.end();
  tell(null);
  const result = await change();
  if (result.isUnknown) location.reload();
  else if (before !== null && result.problem && result.problem.__typename !== 'OtherAccount') {
    kept.keep(key, before, { isQuiet: true });
    tell(before);
  } else lastCartChoice.forget();
  return result;
}

/** Covers this document for good: the session is another's now, and the browser may show the page again by Back. */
export function leaveAccount(): void {
  shown = undefined;
  cover(true);
}

/** Covers this page: a write was refused because the session is another's. */
export const coverOther = (): void => hear(null);

/**
 * Sees to it that a page which the browser has kept whole, for Back, shows nothing of somebody whose session has ended: it is
 * covered as it is left, and loaded again unless its account is still the session's.
 */
export function coverKeptPage(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) cover(true);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (kept.read(key) === shown) cover(typeof shown === 'string' && accountInUse.read() !== shown);
    else location.reload();
  });
}

function hear(account: string | null): void {
  accountInUse.set(account);
  if (account !== shown) shownAccount.end();
  cover(account !== shown);
}

/** Hides the page, but not the dialogs over it (`web/shell/frame.css`). */
function cover(isCovered: boolean): void {
  document.documentElement.toggleAttribute('data-covered', isCovered);
}

function tell(account: string | null): void {
  // A page for visitors hears nothing, so it keeps no channel open.
  const sender = channel ?? new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  sender.postMessage(account);
  if (sender !== channel) sender.close();
}
