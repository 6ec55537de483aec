import { useEffect, useState } from 'react';
import { useStore } from '../../ui/createStore.ts';
import { accountInUse, showAccount } from './accountInUse.ts';
import { accountOf } from './accountOf.ts';
import { useSession } from './useSession.ts';

/**
 * Whether the session is still the one of the account that this page began with: `other` when it is another's, so that what
 * is done here would be done there, `unknown` while it changes in another tab or has ended.
 */
export function useAccountInUse(): 'own' | 'other' | 'unknown' {
  const now = accountOf(useSession());
  const [own] = useState(now);
  // Not the account itself, which this page tells first: the whole frame would render a second time.
  const latest = useStore(accountInUse, (account) => {
    if (account === undefined || account === own) return 'own';
    return account === null ? 'unknown' : 'other';
  });
  useEffect(() => showAccount(own), [own]);
  return now === own ? latest : 'other';
}
