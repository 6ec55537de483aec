import { idempotentRoute, route, type Route } from '../../http/route.ts';
import { findIssue, toIssue } from './issueRows.ts';
import { listIssueComments, listIssues } from './listIssues.ts';
import { addIssueComment, createIssue } from './writeIssues.ts';

/** The issue tracker on the wire (CALL-145 to CALL-150), for every logged-in user (GAP-15). */
export const issuesRoutes: Route[] = [
  route('listIssues', null, ({ query, session, db }) => listIssues(db, session, query)),

  idempotentRoute('createIssue', null, ({ body, session, db }) => createIssue(db, session, body)),

  route('listDepartments', null, ({ db }) =>
    db.selectFrom('departments').select(['id', 'name']).orderBy('sort').orderBy('id').execute(),
  ),

  route('getIssue', null, async ({ path, session, db }) => toIssue(await findIssue(db, session, path.id))),

  route('listIssueComments', null, ({ path, query, session, db }) =>
    listIssueComments(db, session, path.id, query),
  ),

  idempotentRoute('addIssueComment', null, ({ path, body, session, db }) =>
    addIssueComment(db, session, path.id, body.comment),
  ),
];
