import { mayOpen } from './guard.ts';
import type { Session } from './session/loadSession.ts';

/**
 * Where `/` leads. Users who may not see the catalog get the next area they may see: to send them to the catalog would
 * send them straight back to `/` (SHELL-05).
 */
export function homeOf(session: Pick<Session, 'attributes' | 'isLoggedIn'>): string {
  if (!session.isLoggedIn) return '/login';
  const homes = [
    { path: '/catalog', requires: 'article_list' },
    { path: '/cart', requires: 'order_management' },
    { path: '/orders', requires: 'order_list' },
  ];
  return homes.find(({ requires }) => mayOpen(session, { requires }))?.path ?? '/not-found';
}
