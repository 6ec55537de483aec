import { kept } from '../../i18n/kept.ts';
import { accountOf } from './accountOf.ts';
import type { Session } from './loadSession.ts';

type Account = Pick<Session, 'originalUser' | 'user' | 'selectedAccess'>;

/** The prefix of the names of an account's drafts. Each user has separate drafts in each business account. */
export const draftNames = (account: Account): string => `draft:${accountOf(account)}:`;

/** Whether this device keeps drafts of an account that were not sent. */
export const hasDrafts = (account: Account): boolean =>
  kept.names().some((name) => name.startsWith(draftNames(account)));
