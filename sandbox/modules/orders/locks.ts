import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';

/**
 * Every transaction that locks several rows does so in one order: customer, access, orders by id, stock by article
 * and warehouse, containers by article and container, cart lines. So they cannot deadlock.
 */

/**
 * One order write of a customer at a time: the credit limit is checked against a sum that must not change meanwhile.
 */
export async function lockCustomer(trx: Kysely<Database>, { customer }: Session): Promise<void> {
  await trx.selectFrom('customers').select('id').where('id', '=', customer.id).forNoKeyUpdate().execute();
}

/** One writer at a time to the cart lines of an access. */
export async function lockAccess(trx: Kysely<Database>, { accessId }: Session): Promise<void> {
  await trx.selectFrom('accesses').select('id').where('id', '=', accessId).forNoKeyUpdate().execute();
}
