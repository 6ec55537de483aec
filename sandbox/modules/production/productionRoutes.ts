import { idempotentRoute, route, type Route } from '../../http/route.ts';
import { createApplication } from './createApplication.ts';
import { getApplication, listApplications } from './readApplications.ts';

/** Production requests on the wire (CALL-139 to CALL-142), for every logged-in user (GAP-15). */
export const productionRoutes: Route[] = [
  route('listProductionApplications', null, ({ query, session, db }) => listApplications(db, session, query)),

  route('getProductionApplication', null, ({ path, session, db }) => getApplication(db, session, path.id)),

  idempotentRoute('createProductionOrder', null, ({ body, session, currency, db }) =>
    createApplication(db, session, { ...body, type: 'order', justification: null, currency }),
  ),

  idempotentRoute('createProductionOffer', null, ({ body, session, currency, db }) =>
    createApplication(db, session, { ...body, type: 'offer', currency }),
  ),
];
