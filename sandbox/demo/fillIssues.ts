import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { demoDepartments, demoIssues, longIssue, type DemoIssue } from './demoIssues.ts';
import { insertRows } from './insertRows.ts';

/** The demo user with most issues. */
const writer = 'client@demo.test';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Author {
  access_id: number;
  user_id: number;
  email: string;
  first_name: string;
  last_name: string;
}

/**
 * Departments, and issues of the demo users: all of them for the first business of `client`, where one has 500 comments,
 * and a single one for every other access.
 */
export async function fillIssues(db: Kysely<Database>): Promise<void> {
  await insertRows(
    db,
    'departments',
    demoDepartments.map((department, sort) => ({ ...department, sort })),
  );
  const authors = await db
    .selectFrom('accesses as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .innerJoin('user_passwords as p', 'p.user_id', 'u.id')
    .select(['a.id as access_id', 'u.id as user_id', 'u.email', 'u.first_name', 'u.last_name'])
    .orderBy('a.id')
    .execute();
  const first = authors.find(({ email }) => email === writer);
  for (const author of authors) {
    if (author === first) {
      for (const issue of [longIssue, ...demoIssues.toReversed()]) await addIssue(db, author, issue);
    } else {
      const issue = demoIssues[author.access_id % demoIssues.length];
      if (issue !== undefined) await addIssue(db, author, issue);
    }
  }
}

async function addIssue(db: Kysely<Database>, author: Author, { text, ...issue }: DemoIssue): Promise<void> {
  const created = Date.now() - issue.daysAgo * dayMs - hourMs;
  const end = issue.daysAgo === 0 ? created : created + issue.daysAgo * dayMs * 0.8;
  const timeOf = (share: number) => new Date(created + (end - created) * share);
  const isStarted = issue.status !== 'pending' && issue.status !== 'todo';
  const isOver = issue.status === 'done' || issue.status === 'cancelled';
  const department = await db
    .selectFrom('departments')
    .selectAll()
    .where('name', '=', issue.department)
    .executeTakeFirstOrThrow();
  const task =
    text.task === undefined
      ? undefined
      : await db
          .insertInto('issue_tasks')
          .values({ name: text.task, status: issue.status })
          .returning('id')
          .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('issues')
    .values({
      access_id: author.access_id,
      name: text.name,
      description: text.description.join('\n'),
      department_id: department.id,
      priority: issue.priority,
      status: issue.status,
      task_id: task?.id ?? null,
      created_at: timeOf(0),
      // From now on the clock moves it.
      status_changed_at: isOver ? timeOf(1) : new Date(),
      real_start_date: isStarted && issue.status !== 'cancelled' ? timeOf(0.1) : null,
      real_end_date: isOver ? timeOf(1) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = text.comments.map((comment, at) => ({
    issue_id: id,
    ...(comment.customer === undefined
      ? {
          user_id: null,
          first_name: department.clerk_first_name,
          last_name: department.clerk_last_name,
          content: comment.clerk,
        }
      : {
          user_id: author.user_id,
          first_name: author.first_name,
          last_name: author.last_name,
          content: comment.customer,
        }),
    created_at: timeOf((at + 1) / (text.comments.length + 1)).toISOString(),
  }));
  await insertRows(db, 'issue_comments', rows);
}
