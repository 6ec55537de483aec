import { idempotentRoute, route, type Route } from '../../http/route.ts';
import { addAttachment, deleteAttachment, readAttachment } from './attachments.ts';
import { addClaimComment, listClaimComments, updateClaimItem } from './changeClaim.ts';
import { createClaim } from './createClaim.ts';
import { getClaim, listClaimInvoices, listClaims } from './readClaims.ts';

/** Claims on the wire (CALL-127 to CALL-137), open to every logged-in user (GAP-15). */
export const claimsRoutes: Route[] = [
  route('listClaims', null, ({ query, session, db }) => listClaims(db, session, query)),
  idempotentRoute('createClaim', null, ({ body, session, currency, db }) =>
    createClaim(db, session, body, currency),
  ),
  route('listClaimInvoices', null, ({ query, session, db }) => listClaimInvoices(db, session, query.article)),
  idempotentRoute('updateClaimItem', null, ({ path, body, session, db }) =>
    updateClaimItem(db, session, path.id, body),
  ),
  route('getClaim', null, ({ path, session, db }) => getClaim(db, session, path.id)),
  route('listClaimComments', null, ({ path, session, db }) => listClaimComments(db, session, path.id)),
  idempotentRoute('addClaimComment', null, ({ path, body, session, db }) =>
    addClaimComment(db, session, path.id, body.text),
  ),
  idempotentRoute('uploadClaimAttachment', null, ({ files, session, db }) =>
    addAttachment(db, session, files, null),
  ),
  idempotentRoute('uploadClaimItemAttachment', null, ({ path, files, session, db }) =>
    addAttachment(db, session, files, path.id),
  ),
  route('getClaimAttachment', null, ({ path, session, db }) => readAttachment(db, session, path)),
  idempotentRoute('deleteClaimAttachment', null, async ({ path, session, db }) => {
    await deleteAttachment(db, session, path.id);
    return {};
  }),
];
