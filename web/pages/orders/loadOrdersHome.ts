import type { LoaderFunctionArgs } from 'react-router-dom';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { redirectTarget, mayOpen } from '../../shell/guard.ts';
import { leadOn } from '../../shell/leadOn.ts';
import { loadSession } from '../../shell/session/loadSession.ts';
import { statementsUrl } from '../../parts/documents/documents.urls.ts';
import { statementsAccess } from '../../parts/documents/documentsAccess.ts';
import { backordersAccess } from '../../parts/orders/backordersAccess.ts';
import { backorderItemsUrl, ordersUrl } from '../../parts/orders/orders.urls.ts';
import { ordersAccess, ordersAreaAccess } from './ordersAccess.ts';

const types = ['REGULAR', 'RESERVATION', 'BACKORDER'] as const;

/** Loader of `/orders`: leads to the first list that the user may open (GAP-73). */
export async function loadOrdersHome({ request }: LoaderFunctionArgs): Promise<never> {
  const session = await loadSession(currentEnvironment());
  if (!mayOpen(session, ordersAreaAccess)) {
    if (mayOpen(session, backordersAccess)) throw leadOn(request, backorderItemsUrl);
    if (mayOpen(session, statementsAccess)) throw leadOn(request, statementsUrl);
  }
  const first = types.find((type) => mayOpen(session, ordersAccess[type]));
  throw leadOn(
    request,
    redirectTarget(session, ordersAreaAccess, new URL(request.url)) ?? ordersUrl(first ?? 'REGULAR'),
  );
}
