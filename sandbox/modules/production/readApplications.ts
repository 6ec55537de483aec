import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { dateConditions, selectConditions, textConditions } from '../../http/filters.ts';
import { money } from '../../http/money.ts';
import { readPage, rowCount } from '../../http/paging.ts';
import type { Part } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';

type Application = components['schemas']['ProductionApplication'];

/**
 * A page of the customer's production requests, newest first (CALL-139, PROD-02, GAP-38).
 * @throws InvalidFields for an invalid filter value.
 */
export async function listApplications(
  db: Kysely<Database>,
  session: Session,
  { filter = {}, ...query }: Part<'listProductionApplications', 'query'>,
): Promise<components['schemas']['ProductionApplicationPage']> {
  const conditions = [
    sql<boolean>`p.customer_id = ${session.customer.id}`,
    ...selectConditions(sql.ref('p.type'), filter.type),
    ...textConditions(sql.ref('p.oe_number'), filter.OENumber),
    ...selectConditions(sql.ref('p.status'), filter.status),
    ...dateConditions('createdAt', sql.ref('p.created_at'), filter.createdAt),
  ];
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  return readPage(
    query,
    db.selectFrom('production_applications as p').select(rowCount).where(where),
    selectApplications(db).where(where).orderBy('p.created_at', 'desc').orderBy('p.id', 'desc'),
    toApplication,
  );
}

/**
 * One of the customer's production requests (CALL-140, PROD-12).
 * @throws NotFound
 */
export async function getApplication(
  db: Kysely<Database>,
  session: Session,
  id: number,
): Promise<Application> {
  const row = await selectApplications(db)
    .where('p.customer_id', '=', session.customer.id)
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new NotFound('Production request not found.');
  return toApplication(row);
}

const selectApplications = (db: Kysely<Database>) =>
  db
    .selectFrom('production_applications as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .selectAll('p')
    .select(['u.email', 'u.first_name', 'u.last_name']);

type Row = Awaited<ReturnType<ReturnType<typeof selectApplications>['executeTakeFirstOrThrow']>>;

const toApplication = (row: Row): Application => ({
  id: row.id,
  type: row.type,
  OENumber: row.oe_number,
  description: row.description,
  justification: row.justification,
  qty: row.qty,
  price: money(row.price, row.currency_code),
  status: row.status,
  createdAt: row.created_at.toISOString(),
  user: { id: row.user_id, email: row.email, firstName: row.first_name, lastName: row.last_name },
});
