import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { Rejected } from '../../http/failures.ts';
import { FileAnswer } from '../../http/FileAnswer.ts';
import type { Session } from '../../http/session.ts';

/** What tells one write from another: the same key with the same request is the same write. */
export interface Write {
  session: Session;
  operation: string;
  /** Header Idempotency-Key; null = every call is a write of its own. */
  key: string | null;
  /** Everything the caller sent that decides what is written; a confirmation (`force`) does not. */
  request: unknown;
}

/**
 * Runs a write in a transaction, once for an idempotency key: a second call with the same key and request gets the
 * first one's answer, also when both come at the same time. A write that fails leaves no trace of its key.
 * @throws Rejected when the key came before with another request.
 */
export async function idempotently<Answer>(
  db: Kysely<Database>,
  { session, operation, key, request }: Write,
  work: (trx: Transaction<Database>) => Promise<Answer>,
): Promise<Answer | FileAnswer> {
  return db.transaction().execute(async (trx) => {
    if (key === null) return work(trx);
    const row = { access_id: session.accessId, operation, key };
    const body_hash = createHash('sha256')
      .update(JSON.stringify(request ?? null))
      .digest('hex');
    // Waits for a call with the same key that is still running; then either that one has answered, or it failed and this one goes first.
    const mine = await trx
      .insertInto('idempotency_keys')
      .values({ ...row, body_hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    const keys = { access_id: row.access_id, operation: row.operation, key: row.key };
    if (mine === undefined) {
      const first = await trx
        .selectFrom('idempotency_keys')
        .select(['body_hash', 'answer'])
        .where((where) => where.and(keys))
        .executeTakeFirstOrThrow();
      if (first.body_hash !== body_hash)
        throw new Rejected('This Idempotency-Key was used for another request.');
      return new FileAnswer({
        contentType: 'application/json; charset=utf-8',
        content: JSON.stringify(first.answer),
      });
    }
    const answer = await work(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ status: 200, answer: JSON.stringify(answer) })
      .where((where) => where.and(keys))
      .execute();
    return answer;
  });
}
