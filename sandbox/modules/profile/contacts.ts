import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { ContactsTable, Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { requireTexts } from '../../http/requireTexts.ts';
import { idempotentRoute, route, type Route } from '../../http/route.ts';

type Schemas = components['schemas'];

/** The customer's contacts on the wire (CALL-092 to CALL-095, PROF-15 to PROF-20). */
export const contactRoutes: Route[] = [
  route('listContacts', 'account_contact_management', ({ session, db }) =>
    listContacts(db, session.customer.id),
  ),

  idempotentRoute('createContact', 'account_contact_management', async ({ body, session, db }) => {
    const row = await db
      .insertInto('contacts')
      .values({ ...toRow(body), customer_id: session.customer.id })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toContact(row);
  }),

  idempotentRoute('updateContact', 'account_contact_management', async ({ path, body, session, db }) => {
    const row = await db
      .updateTable('contacts')
      .set(toRow(body))
      .where('id', '=', path.id)
      .where('customer_id', '=', session.customer.id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    return toContact(row);
  }),

  idempotentRoute('deleteContact', 'account_contact_management', async ({ path, session, db }) => {
    const row = await db
      .deleteFrom('contacts')
      .where('id', '=', path.id)
      .where('customer_id', '=', session.customer.id)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    return {};
  }),
];

/** The oldest first. */
async function listContacts(db: Kysely<Database>, customerId: number): Promise<Schemas['Contact'][]> {
  const rows = await db
    .selectFrom('contacts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(toContact);
}

/** @throws InvalidFields for required texts of spaces alone. */
function toRow(input: Schemas['ContactInput']) {
  const { firstName, lastName, position, email, workPhone, mobilePhone } = input;
  requireTexts({ firstName, lastName, position, workPhone });
  return {
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    position: position.trim(),
    email: email.trim(),
    work_phone: workPhone.trim(),
    mobile_phone: mobilePhone?.trim() || null,
  };
}

function toContact(row: Selectable<ContactsTable>): Schemas['Contact'] {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    position: row.position,
    email: row.email,
    workPhone: row.work_phone,
    mobilePhone: row.mobile_phone,
  };
}

const notFound = (): NotFound => new NotFound('Contact not found.');
