import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { type FieldError, InvalidFields, NotFound, Rejected } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { checkClarification, tooMany, unclaimedPieces } from './claimRules.ts';
import { getClaimItem } from './readClaims.ts';

type Schemas = components['schemas'];

/**
 * An item of the customer's claims, locked until the transaction ends.
 * @throws NotFound when the customer has no such item.
 */
export async function lockItem(trx: Kysely<Database>, session: Session, id: number) {
  const item = await trx
    .selectFrom('claim_items as i')
    .innerJoin('claims as c', 'c.id', 'i.claim_id')
    .selectAll('i')
    .select('c.type')
    .where('i.id', '=', id)
    .where('c.customer_id', '=', session.customer.id)
    .forUpdate()
    .executeTakeFirst();
  if (item === undefined) throw new NotFound('Item not found.');
  return item;
}

/**
 * Adds what the distributor asked for to an item (CALL-132, CLM-14, CLM-15); it is received again. Fields of the
 * clarification that are left out stay as they are.
 * @throws Rejected unless the item waits for clarification (GAP-128); InvalidFields; NotFound
 */
export async function updateClaimItem(
  trx: Kysely<Database>,
  session: Session,
  id: number,
  { data, clarification }: Schemas['ClaimItemUpdate'],
): Promise<Schemas['ClaimItem']> {
  const item = await lockItem(trx, session, id);
  if (item.status !== 'clarification_awaiting')
    throw new Rejected('Nothing is asked about this item at the moment, so it cannot be changed.');
  const description = data.description.trim();
  const errors: FieldError[] = checkClarification(item.type, clarification ?? {}, 'clarification');
  if (description === '') errors.push({ field: 'data.description', message: 'Please enter a value.' });
  const left = await unclaimedOf(trx, item);
  if (left !== null && data.qty > left) errors.push({ field: 'data.qty', message: tooMany(left) });
  if (errors.length > 0) throw new InvalidFields(errors);
  await trx
    .updateTable('claim_items')
    .set({
      qty: data.qty,
      description,
      clarification: JSON.stringify({ ...item.clarification, ...clarification }),
      status: 'received',
    })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('claims')
    .set({ status_changed_at: new Date() })
    .where('id', '=', item.claim_id)
    .execute();
  return getClaimItem(trx, id);
}

/** Pieces that an item can have at most; null for one that was entered by hand. */
async function unclaimedOf(
  trx: Kysely<Database>,
  item: { id: number; invoice_id: number | null; invoice_line: number | null },
): Promise<number | null> {
  if (item.invoice_id === null || item.invoice_line === null) return null;
  const { qty } = await trx
    .selectFrom('document_items')
    .select('qty')
    .where('document_id', '=', item.invoice_id)
    .where('line', '=', item.invoice_line)
    .executeTakeFirstOrThrow();
  return unclaimedPieces(trx, { invoice: item.invoice_id, line: item.invoice_line, qty }, item.id);
}

/**
 * The comments of a claim, oldest first (CALL-130, CLM-17).
 * @throws NotFound when the customer has no such claim.
 */
export async function listClaimComments(
  db: Kysely<Database>,
  session: Session,
  claimId: number,
): Promise<Schemas['ClaimComment'][]> {
  await requireClaim(db, session, claimId);
  const rows = await selectComments(db).where('m.claim_id', '=', claimId).execute();
  return rows.map(toComment);
}

/**
 * Adds a comment to a claim (CALL-131, CLM-18) and returns it.
 * @throws NotFound; InvalidFields when the text is empty.
 */
export async function addClaimComment(
  trx: Kysely<Database>,
  session: Session,
  claimId: number,
  given: string,
): Promise<Schemas['ClaimComment']> {
  await requireClaim(trx, session, claimId);
  const text = given.trim();
  if (text === '') throw new InvalidFields([{ field: 'text', message: 'Please enter a value.' }]);
  const { id } = await trx
    .insertInto('claim_comments')
    .values({ claim_id: claimId, user_id: session.user.id, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toComment(await selectComments(trx).where('m.id', '=', id).executeTakeFirstOrThrow());
}

const selectComments = (db: Kysely<Database>) =>
  db
    .selectFrom('claim_comments as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id', 'm.text', 'm.created_at', 'u.id as user_id', 'u.first_name', 'u.last_name', 'u.email'])
    .orderBy('m.id');

function toComment(row: Awaited<ReturnType<ReturnType<typeof selectComments>['executeTakeFirstOrThrow']>>) {
  return {
    id: row.id,
    user: { id: row.user_id, email: row.email, firstName: row.first_name, lastName: row.last_name },
    text: row.text,
    createdAt: row.created_at.toISOString(),
  };
}

async function requireClaim(db: Kysely<Database>, session: Session, id: number): Promise<void> {
  const claim = await db
    .selectFrom('claims')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', session.customer.id)
    .executeTakeFirst();
  if (claim === undefined) throw new NotFound('Claim not found.');
}
