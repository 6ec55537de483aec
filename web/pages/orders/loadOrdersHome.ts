import { replace } from 'react-router-dom';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { mayOpen } from '../../shell/guard.ts';
import { loadSession } from '../../shell/session/loadSession.ts';
import { ordersUrl } from './orders.urls.ts';
import { ordersAccess } from './ordersAccess.ts';

const types = ['REGULAR', 'RESERVATION', 'BACKORDER'] as const;

/** Loader of `/orders`: leads to the first list that the user may open (GAP-73). */
export async function loadOrdersHome(): Promise<never> {
  const session = await loadSession(currentEnvironment());
  const first = types.find((type) => mayOpen(session, ordersAccess[type]));
  throw replace(first ? ordersUrl(first) : '/');
}
