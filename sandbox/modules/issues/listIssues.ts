import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { textConditions } from '../../http/filters.ts';
import { type paged, readPage, rowCount } from '../../http/paging.ts';
import type { Session } from '../../http/session.ts';
import { findIssue, selectIssues, toIssue, toIssueComment } from './issueRows.ts';

type Schemas = components['schemas'];

interface IssueListQuery {
  page?: number;
  limit?: number;
  filter?: Partial<
    Record<'priority' | 'name' | 'status' | 'realStartDate' | 'realEndDate', Schemas['StringFilter']>
  >;
}

/**
 * A page of the user's issues, newest first (CALL-145, GAP-38, GAP-146). All filters compare texts (ISS-06), times as
 * they are on the wire: `like 2026-03` finds a month.
 */
export async function listIssues(
  db: Kysely<Database>,
  session: Session,
  { filter = {}, ...query }: IssueListQuery,
): Promise<Schemas['IssuePage']> {
  const conditions = [
    sql<boolean>`i.access_id = ${session.accessId}`,
    ...textConditions(sql.ref('i.priority'), filter.priority),
    ...textConditions(sql.ref('i.name'), filter.name),
    ...textConditions(sql.ref('i.status'), filter.status),
    ...textConditions(wireTime('i.real_start_date'), filter.realStartDate),
    ...textConditions(wireTime('i.real_end_date'), filter.realEndDate),
  ];
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const all = db.selectFrom('issues as i').select(rowCount).where(where);
  const list = selectIssues(db, session).where(where).orderBy('i.created_at', 'desc').orderBy('i.id', 'desc');
  return withTotalPages(await readPage(query, all, list, toIssue));
}

/**
 * A page of an issue's comments, newest first (CALL-148, ISS-18, GAP-38).
 * @throws NotFound
 */
export async function listIssueComments(
  db: Kysely<Database>,
  session: Session,
  issueId: number,
  query: { page?: number; limit?: number },
): Promise<Schemas['IssueCommentPage']> {
  const { id } = await findIssue(db, session, issueId);
  const own = db.selectFrom('issue_comments').where('issue_id', '=', id);
  const list = own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  return withTotalPages(await readPage(query, own.select(rowCount), list, toIssueComment));
}

/** Lists of the issue tracker also say how many pages there are. */
function withTotalPages<T>({ items, meta }: ReturnType<typeof paged<T>>) {
  return { items, meta: { ...meta, totalPages: Math.ceil(meta.total / meta.limit) } };
}

/** A time column as its text on the wire. */
const wireTime = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
