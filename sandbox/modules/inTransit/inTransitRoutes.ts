import { route, type Route } from '../../http/route.ts';
import { listInTransit } from './listInTransit.ts';

/** Goods in transit on the wire (CALL-075), for those who may pre-order them (TRN-01). */
export const inTransitRoutes: Route[] = [
  route('listContainers', 'order_create_reservation', ({ query, db }) => listInTransit(db, query)),
];
