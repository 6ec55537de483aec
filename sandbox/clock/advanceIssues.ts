import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, IssueStatus, IssuesTable } from '../db/tables.ts';

type Issue = Selectable<IssuesTable>;

const working: IssueStatus[] = ['pending', 'todo', 'in_progress'];

/** Issues moved in one run at most, so that customers' calls are not held up. */
const batch = 50;

/** The comment of the department's clerk when an issue gets a status. */
const replies: Partial<Record<IssueStatus, string>> = {
  in_progress: 'Thank you for writing to us. We are working on this now and will answer here.',
  on_review: 'We have finished our part. **Please check**, and answer here if anything is still wrong.',
  done: 'We close this issue. If it comes back, please create a new one and mention this number.',
};

/** How long issues wait: they move when their status is older than this. */
interface Since {
  /** For the distributor's own steps. */
  until: Date;
  /** For the customer's check: on review. */
  reviewUntil: Date;
}

/**
 * The distributor works on issues (GAP-144): pending to todo with a task, in progress, on review, done. A second open
 * issue with the same name is cancelled; a comment of the customer during the review takes the issue back into work.
 * Each issue has its own transaction.
 * @returns the number of issues moved
 */
export async function advanceIssues(db: Kysely<Database>, since: Since): Promise<number> {
  let moved = 0;
  while (moved < batch && (await advanceOne(db, since))) moved += 1;
  return moved;
}

async function advanceOne(db: Kysely<Database>, { until, reviewUntil }: Since): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const issue = await trx
      .selectFrom('issues')
      .selectAll()
      .where((where) =>
        where.or([
          where.and([where('status', 'in', working), where('status_changed_at', '<=', until)]),
          where.and([where('status', '=', 'on_review'), where('status_changed_at', '<=', reviewUntil)]),
        ]),
      )
      .orderBy('status_changed_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (issue === undefined) return false;
    await move(trx, issue);
    return true;
  });
}

async function move(trx: Transaction<Database>, issue: Issue): Promise<void> {
  switch (issue.status) {
    case 'pending': {
      const original = await findOriginal(trx, issue);
      if (original === null) return setStatus(trx, issue, 'todo');
      const reply = `We already work on this as issue #${String(original.id)}, so we close this one.`;
      return setStatus(trx, { ...issue, task_id: original.task_id }, 'cancelled', reply);
    }
    case 'todo':
      return setStatus(trx, issue, 'in_progress');
    case 'in_progress':
      return setStatus(trx, issue, 'on_review');
    default:
      return (await hasAnswered(trx, issue))
        ? setStatus(trx, issue, 'in_progress', 'Thank you for checking. We look at it again.')
        : setStatus(trx, issue, 'done');
  }
}

async function setStatus(
  trx: Transaction<Database>,
  issue: Issue,
  status: IssueStatus,
  reply = replies[status],
): Promise<void> {
  const now = new Date();
  const taskId = status === 'todo' ? await createTask(trx, issue) : issue.task_id;
  if (taskId !== null && status !== 'cancelled')
    await trx.updateTable('issue_tasks').set({ status }).where('id', '=', taskId).execute();
  await trx
    .updateTable('issues')
    .set({
      status,
      task_id: taskId,
      status_changed_at: now,
      real_start_date: status === 'in_progress' ? (issue.real_start_date ?? now) : issue.real_start_date,
      real_end_date: status === 'done' || status === 'cancelled' ? now : null,
    })
    .where('id', '=', issue.id)
    .execute();
  if (reply === undefined) return;
  const clerk = await trx
    .selectFrom('departments')
    .selectAll()
    .where('id', '=', issue.department_id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('issue_comments')
    .values({
      issue_id: issue.id,
      user_id: null,
      first_name: clerk.clerk_first_name,
      last_name: clerk.clerk_last_name,
      content: reply,
      created_at: now,
    })
    .execute();
}

async function createTask(trx: Transaction<Database>, { id, name }: Issue): Promise<number> {
  const task = await trx
    .insertInto('issue_tasks')
    .values({ name: `Issue #${String(id)}: ${name}`, status: 'todo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return task.id;
}

/** An older open issue of the same user with the same name. */
async function findOriginal(trx: Transaction<Database>, issue: Issue): Promise<Issue | null> {
  const row = await trx
    .selectFrom('issues')
    .selectAll()
    .where('access_id', '=', issue.access_id)
    .where('name', '=', issue.name)
    .where('status', 'in', [...working, 'on_review'])
    .where('id', '<', issue.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the customer has written since the review began. */
async function hasAnswered(trx: Transaction<Database>, issue: Issue): Promise<boolean> {
  const row = await trx
    .selectFrom('issue_comments')
    .select('id')
    .where('issue_id', '=', issue.id)
    .where('user_id', 'is not', null)
    .where('created_at', '>', issue.status_changed_at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
