import { type Kysely, sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { idempotentRoute, route, type Route } from '../../http/route.ts';
import { textLanguage } from '../../texts/textLanguage.ts';

/**
 * Marketing agreements on the wire (CALL-108 to CALL-110), for every logged-in user (AGR-01). An approval
 * belongs to the business, and any of its users may give or withdraw it.
 */
export const agreementsRoutes: Route[] = [
  route('listAgreements', null, ({ session, locale, db }) =>
    listAgreements(db, session.customer.id, textLanguage(locale)),
  ),

  idempotentRoute('approveAgreement', null, async ({ path, session, db }) => {
    await requireAgreement(db, path.id);
    await db
      .insertInto('agreement_approvals')
      .values({ agreement_id: path.id, customer_id: session.customer.id, user_id: session.user.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  }),

  idempotentRoute('withdrawAgreement', null, async ({ path, session, db }) => {
    await requireAgreement(db, path.id);
    await db
      .deleteFrom('agreement_approvals')
      .where('agreement_id', '=', path.id)
      .where('customer_id', '=', session.customer.id)
      .execute();
    return {};
  }),
];

/** Name and description in the language asked for, else in English (AGR-06). */
async function listAgreements(
  db: Kysely<Database>,
  customerId: number,
  language: string,
): Promise<components['schemas']['Agreement'][]> {
  const rows = await db
    .selectFrom('agreements as a')
    .innerJoin('agreement_texts as t', 't.agreement_id', 'a.id')
    .leftJoin('agreement_approvals as p', (join) =>
      join.onRef('p.agreement_id', '=', 'a.id').on('p.customer_id', '=', customerId),
    )
    .distinctOn(['a.sort', 'a.id'])
    .select(['a.id', 't.name', 't.description', 'p.approved_at'])
    .where('t.language', 'in', [language, 'en'])
    .orderBy('a.sort')
    .orderBy('a.id')
    .orderBy(sql`t.language = ${language}`, 'desc')
    .execute();
  return rows.map(({ id, name, description, approved_at }) => ({
    id,
    name,
    description,
    approval: approved_at !== null,
  }));
}

async function requireAgreement(db: Kysely<Database>, id: number): Promise<void> {
  const row = await db.selectFrom('agreements').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new NotFound('Agreement not found.');
}
