import type { Session } from './loadSession.ts';

/** Names the account that a session works in: the user, who acts as that user, and the business account. */
export const accountOf = ({
  originalUser,
  user,
  selectedAccess,
}: Pick<Session, 'originalUser' | 'user' | 'selectedAccess'>): string =>
  [originalUser?.dbId, user?.dbId, selectedAccess?.id].join(':');
