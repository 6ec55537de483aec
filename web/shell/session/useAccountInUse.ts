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
  const latest = useStore(accountInUse);
  useEffect(() => showAccount(own), [own]);
  if (now !== own) return 'other';
  return latest === undefined || latest === own ? 'own' : latest === null ? 'unknown' : 'other';
}
