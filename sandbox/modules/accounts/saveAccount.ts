import type { Transaction } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { InvalidFields, Rejected } from '../../http/failures.ts';
import { requireTexts } from '../../http/requireTexts.ts';
import type { WriteCall } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import type { Mailer } from '../../mail/sendMail.ts';
import { endSessions, mailPassword, storePassword } from '../session/givePassword.ts';
import { checkSystemAccesses } from './checkSystemAccesses.ts';
import { readAccount } from './readAccounts.ts';

type Schemas = components['schemas'];
type AccountAccess = Schemas['AccountAccess'];
type Input = Schemas['AccountAccessInput'];

/** The most that a new sub-account may do in the portal; it never holds what its creator does not. */
const newAttributes = ['article_list', 'article_view', 'order_list', 'order_view', 'order_management'];

const taken = 'This email is registered already.';

/**
 * CALL-104: a user with an access to the customer's account. Without a password the user sets one by 'forgot password'
 * (ACC-13). A taken e-mail is a field error: the user of another business does not get into this one, nor another password.
 * @throws InvalidFields
 */
export async function createAccount(call: WriteCall<'createAccountAccess'>): Promise<AccountAccess> {
  const { body, session, db } = call;
  await check(db, body);
  const userId = await insertUser(db, body.user);
  const { id } = await db
    .insertInto('accesses')
    .values({ user_id: userId, customer_id: session.customer.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const attributes = newAttributes.filter((attribute) => session.attributes.has(attribute));
  if (attributes.length > 0) {
    await db
      .insertInto('access_attributes')
      .values(attributes.map((attribute) => ({ access_id: id, attribute })))
      .execute();
  }
  await saveSystems(db, id, body.systemAccesses);
  await savePassword(call, userId, 'Your account in the B2B portal');
  return readAccount(db, session.customer.id, id);
}

/**
 * CALL-105: replaces name, e-mail and systems; without a password the old one stays (GAP-109), a new one ends the
 * user's sessions. A user who works for other businesses too keeps name, e-mail and password: they are not this
 * customer's to change.
 * @throws NotFound, Rejected, InvalidFields
 */
export async function updateAccount(call: WriteCall<'updateAccountAccess'>): Promise<AccountAccess> {
  const { path, body, session, db } = call;
  const before = await readAccount(db, session.customer.id, path.id);
  refuseOwn(session, path.id);
  await check(db, body);
  const { id: userId } = await db
    .selectFrom('accesses')
    .select('user_id as id')
    .where('id', '=', path.id)
    .executeTakeFirstOrThrow();
  if (await worksElsewhere(db, userId, session.customer.id)) {
    const { firstName, lastName, email, password } = body.user;
    const isChanged =
      firstName.trim() !== before.user?.firstName ||
      lastName.trim() !== before.user.lastName ||
      email.trim() !== before.user.email;
    if (isChanged || password?.trim())
      throw new Rejected('This user works for other businesses too: only the systems can be changed here.');
  } else {
    await updateUser(db, userId, body.user);
    await savePassword(call, userId, 'Your new password');
  }
  await db.deleteFrom('system_accesses').where('access_id', '=', path.id).execute();
  await saveSystems(db, path.id, body.systemAccesses);
  return readAccount(db, session.customer.id, path.id);
}

/**
 * CALL-106: the user can no longer act for this customer; with no other business they cannot log in any more.
 * @throws NotFound, Rejected
 */
export async function removeAccount({
  path,
  session,
  db,
}: WriteCall<'deleteAccountAccess'>): Promise<Record<string, never>> {
  const { id } = await readAccount(db, session.customer.id, path.id);
  refuseOwn(session, id);
  await db.deleteFrom('accesses').where('id', '=', id).execute();
  return {};
}

/** GAP-30. */
function refuseOwn(session: Session, id: number): void {
  if (id === session.accessId) throw new Rejected('You cannot change the account you are logged in with.');
}

const leastPassword = 8;

async function check(db: Transaction<Database>, { user, systemAccesses }: Input): Promise<void> {
  // Log-in trims it.
  if (user.password && user.password.trim().length < leastPassword)
    throw new InvalidFields([
      { field: 'user.password', message: 'Please enter a password of at least 8 characters.' },
    ]);
  requireTexts({ 'user.firstName': user.firstName, 'user.lastName': user.lastName });
  await checkSystemAccesses(db, systemAccesses);
}

const toRow = ({ firstName, lastName, email }: Input['user']) => ({
  email: email.trim(),
  first_name: firstName.trim(),
  last_name: lastName.trim(),
});

/** Creates a user, or reuses one that no longer belongs to any business; its old password is discarded. */
async function insertUser(db: Transaction<Database>, user: Input['user']): Promise<number> {
  const row = toRow(user);
  const created = await db
    .insertInto('users')
    .values({ ...row, kind: 'wholesale' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) return created.id;
  const former = await db
    .updateTable('users as u')
    .set(row)
    .where((where) => where(where.fn<string>('lower', ['u.email']), '=', row.email.toLowerCase()))
    .where('u.kind', '=', 'wholesale')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accesses as a').select('a.id').whereRef('a.user_id', '=', 'u.id'))),
    )
    .returning('u.id')
    .executeTakeFirst();
  if (former === undefined) throw new InvalidFields([{ field: 'user.email', message: taken }]);
  await db.deleteFrom('user_passwords').where('user_id', '=', former.id).execute();
  return former.id;
}

async function updateUser(db: Transaction<Database>, id: number, user: Input['user']): Promise<void> {
  const row = toRow(user);
  const other = await db
    .selectFrom('users')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['email']), '=', row.email.toLowerCase()))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw new InvalidFields([{ field: 'user.email', message: taken }]);
  await db.updateTable('users').set(row).where('id', '=', id).execute();
}

async function worksElsewhere(
  db: Transaction<Database>,
  userId: number,
  customerId: number,
): Promise<boolean> {
  const other = await db
    .selectFrom('accesses')
    .select('id')
    .where('user_id', '=', userId)
    .where('customer_id', '!=', customerId)
    .executeTakeFirst();
  return other !== undefined;
}

async function saveSystems(
  db: Transaction<Database>,
  access_id: number,
  rows: Input['systemAccesses'],
): Promise<void> {
  await db
    .insertInto('system_accesses')
    .values(
      rows.map(({ system, group }, place) => ({ access_id, system_id: system, group_id: group, place })),
    )
    .execute();
}

/** Stores a given password, trimmed, and mails it unless that is not wanted (ACC-13, ACC-15). */
async function savePassword(
  call: Pick<WriteCall<'createAccountAccess'>, 'body'> & Mailer,
  userId: number,
  subject: string,
): Promise<void> {
  const { email, sendPassword = true } = call.body.user;
  const password = call.body.user.password?.trim();
  if (!password) return;
  await storePassword(call.db, userId, password);
  await endSessions(call.db, userId);
  if (sendPassword) await mailPassword(call, { id: userId, email: email.trim() }, { subject, password });
}
