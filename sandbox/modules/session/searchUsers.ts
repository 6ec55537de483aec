import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database, UserKind } from '../../db/tables.ts';
import { route } from '../../http/route.ts';
import type { SessionUser } from '../../http/session.ts';
import { requireFaker } from './switching.ts';

const most = 50;

/** CALL-007: users of any kind by a part of name or email; for those who may impersonate. */
export const searchUsers = route('searchUsers', null, async ({ query, session, db }) => {
  requireFaker(session);
  return findUsers(db, query.value);
});

/** CALL-008: the same among the users of one kind (AUTH-51). */
export const searchUsersByKind = route('searchUsersByKind', null, async ({ path, query, session, db }) => {
  requireFaker(session);
  return findUsers(db, query.value, path.kind);
});

function findUsers(db: Kysely<Database>, value: string, kind?: UserKind): Promise<SessionUser[]> {
  const pattern = `%${value
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where(sql<boolean>`lower(first_name || ' ' || last_name || ' ' || email) like ${pattern}`)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'wholesale'))
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(most)
    .execute();
}
