import { useRouteLoaderData } from 'react-router-dom';
import type { RootData } from './RootData.ts';
import type { Session } from './loadSession.ts';

/** The session of this screen: who is logged in, their attributes, accesses, currencies and decimal style (AUTH-18). */
export function useSession(): Session {
  const root = useRouteLoaderData<RootData>('root');
  if (!root) throw new Error('useSession is used outside of the root route');
  return root.session;
}

/** Whether the user holds an attribute (AUTH-19). */
export function useHasAttribute(attribute: string): boolean {
  return useSession().attributes.includes(attribute);
}
