import { use } from 'react';
import type { Session } from './loadSession.ts';
import { SessionContext } from './SessionContext.ts';

/** The session of this screen: who is logged in, their attributes, accesses, currencies and decimal style (AUTH-18). */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is used outside of the root route');
  return session;
}

/** Whether the user holds an attribute (AUTH-19). */
export function useHasAttribute(attribute: string): boolean {
  return useSession().attributes.includes(attribute);
}
