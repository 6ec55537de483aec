import { kept } from '../../i18n/kept.ts';
import { accountOf } from './accountOf.ts';
import type { Session } from './loadSession.ts';

type Account = Pick<Session, 'originalUser' | 'user' | 'selectedAccess'>;

/** What the names of an account's drafts begin with: it belongs to the user, and to the business account. */
export const draftNames = (account: Account): string => `draft:${accountOf(account)}:`;

/** Whether something was typed in an account, on this device, that is not sent. */
export const hasDrafts = (account: Account): boolean =>
  kept.names().some((name) => name.startsWith(draftNames(account)));
