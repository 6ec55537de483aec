import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import agreementTexts from './agreementTexts.json' with { type: 'json' };
import { insertRows, resetIdentity } from './insertRows.ts';

/** Three marketing agreements in the portal's languages; the first customer approves the first of them. */
export async function fillAgreements(db: Kysely<Database>): Promise<void> {
  await insertRows(
    db,
    'agreements',
    agreementTexts.map((_texts, n) => ({ id: n + 1, sort: n })),
  );
  await insertRows(
    db,
    'agreement_texts',
    agreementTexts.flatMap((texts, n) =>
      Object.entries(texts).map(([language, text]) => ({
        agreement_id: n + 1,
        language,
        ...text,
      })),
    ),
  );
  await db
    .insertInto('agreement_approvals')
    .values({ agreement_id: 1, customer_id: 1, user_id: 1 })
    .execute();
  await resetIdentity(db, ['agreements']);
}
