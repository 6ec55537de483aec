import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { Rejected } from './failures.ts';
import { FileAnswer } from './FileAnswer.ts';
import type { UploadedFile } from './UploadedFile.ts';
import type { Session } from './session.ts';

/** The parts of a call that identify a write. */
export interface IdentifiedCall {
  db: Kysely<Database>;
  session: Session;
  /** Header Idempotency-Key; null = every call is a separate write. */
  idempotencyKey: string | null;
  path: unknown;
  query: object;
  body: unknown;
  files: readonly UploadedFile[];
  currency: string;
}

/**
 * Runs a write in a transaction, once per idempotency key: a second call with the same key and request gets the answer
 * of the first, even when both arrive at the same time. A write that fails leaves no trace of its key.
 * @throws Rejected when the key was already used for another request.
 */
export async function idempotently<Answer>(
  operation: string,
  call: IdentifiedCall,
  work: (trx: Transaction<Database>) => Promise<Answer>,
): Promise<Answer | FileAnswer> {
  const { db, session, idempotencyKey: key } = call;
  return db.transaction().execute(async (trx) => {
    if (key === null) return work(trx);
    const keys = { access_id: session.accessId, operation, key };
    const body_hash = hashRequest(call);
    // Waits while a call with the same key is running: then that one has answered, or it failed and this one is first.
    const own = await trx
      .insertInto('idempotency_keys')
      .values({ ...keys, body_hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (own === undefined) {
      const first = await trx
        .selectFrom('idempotency_keys')
        .select(['body_hash', 'answer'])
        .where((where) => where.and(keys))
        .executeTakeFirstOrThrow();
      if (first.body_hash !== body_hash) {
        throw new Rejected('This Idempotency-Key was used for another request.');
      }
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

/** The parts of a request that decide what is written; a confirmation (`force`) does not. */
function hashRequest({ path, query, body, files, currency }: IdentifiedCall): string {
  const request = { path, query: { ...query, force: undefined }, body, currency };
  const hash = createHash('sha256').update(JSON.stringify(request));
  for (const { content } of files) hash.update(content);
  return hash.digest('hex');
}
