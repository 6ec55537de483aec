import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database, IssueCommentsTable, IssueStatus, IssuesTable } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';

type Schemas = components['schemas'];

/** The issues of the session's access, each with its task. */
export function selectIssues(db: Kysely<Database>, session: Session) {
  return db
    .selectFrom('issues as i')
    .leftJoin('issue_tasks as task', 'task.id', 'i.task_id')
    .selectAll('i')
    .select(['task.name as task_name', 'task.status as task_status'])
    .where('i.access_id', '=', session.accessId);
}

type IssueRow = Selectable<IssuesTable> & { task_name: string | null; task_status: IssueStatus | null };

/**
 * One issue of the session's access (CALL-147).
 * @throws NotFound
 */
export async function findIssue(db: Kysely<Database>, session: Session, id: number): Promise<IssueRow> {
  const row = await selectIssues(db, session).where('i.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new NotFound('Issue not found.');
  return row;
}

/** An issue on the wire (ISS-16, GAP-147). */
export function toIssue(row: IssueRow): Schemas['Issue'] {
  const { task_id: taskId, task_name: taskName, task_status: taskStatus } = row;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    department: row.department_id,
    priority: row.priority,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    realStartDate: row.real_start_date?.toISOString() ?? null,
    realEndDate: row.real_end_date?.toISOString() ?? null,
    relatedTask:
      taskId === null || taskName === null || taskStatus === null
        ? null
        : { id: taskId, name: taskName, status: taskStatus },
  };
}

/** A comment on the wire (ISS-17). */
export function toIssueComment(row: Selectable<IssueCommentsTable>): Schemas['IssueComment'] {
  return {
    id: row.id,
    content: row.content,
    createdAt: row.created_at.toISOString(),
    author: { firstName: row.first_name, lastName: row.last_name },
  };
}
