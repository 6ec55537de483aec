import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { type FieldError, InvalidFields } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { findIssue, toIssueComment } from './issueRows.ts';

type Schemas = components['schemas'];

/**
 * Creates an issue, which the distributor then works on (CALL-146, ISS-14).
 * @throws InvalidFields for empty texts and an unknown department (ISS-11)
 */
export async function createIssue(
  trx: Kysely<Database>,
  session: Session,
  { name, description, department, priority }: Schemas['IssueInput'],
): Promise<Schemas['Created']> {
  const errors: FieldError[] = [];
  const empty = { message: 'Please enter a value.' };
  if (name.trim() === '') errors.push({ field: 'name', ...empty });
  if (description.trim() === '') errors.push({ field: 'description', ...empty });
  const known = await trx
    .selectFrom('departments')
    .select('id')
    .where('id', '=', department)
    .executeTakeFirst();
  if (known === undefined) errors.push({ field: 'department', message: 'Department not found.' });
  if (errors.length > 0) throw new InvalidFields(errors);
  return trx
    .insertInto('issues')
    .values({
      access_id: session.accessId,
      name: name.trim(),
      description,
      department_id: department,
      priority,
      task_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * Adds a comment of the session's user, in whatever status the issue is (CALL-149, ISS-19).
 * @throws NotFound; InvalidFields for an empty text
 */
export async function addIssueComment(
  trx: Kysely<Database>,
  session: Session,
  issueId: number,
  comment: string,
): Promise<Schemas['IssueComment']> {
  const { id } = await findIssue(trx, session, issueId);
  if (comment.trim() === '')
    throw new InvalidFields([{ field: 'comment', message: 'Please enter a value.' }]);
  const row = await trx
    .insertInto('issue_comments')
    .values({
      issue_id: id,
      user_id: session.user.id,
      first_name: session.user.firstName,
      last_name: session.user.lastName,
      content: comment,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toIssueComment(row);
}
