import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { IntegrationRow } from './readIntegration.ts';
import { runUpload } from './runUpload.ts';
import { schedule } from './saveIntegration.ts';
import { TransferFailed } from './transfer/TransferFailed.ts';

/** Time limit of a scheduled upload; no caller waits for it. */
const uploadMs = 5 * 60_000;

/**
 * Runs the uploads that are due, one after the other. Each is rescheduled before it begins, so that a failure, or a
 * crash of the process, does not block the others. Failures of a customer's server are not reported: the customer can
 * test the connection.
 * @param signal aborts them.
 */
export async function uploadDue(
  db: Kysely<Database>,
  { allowLocal, signal }: { allowLocal: boolean; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    const due = await takeDue(db);
    if (due === null) return;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(uploadMs)]);
    try {
      await runUpload(db, due, { allowLocal, signal: limit });
    } catch (error) {
      if (!(error instanceof TransferFailed)) throw error;
    }
  }
}

async function takeDue(db: Kysely<Database>): Promise<IntegrationRow | null> {
  return db.transaction().execute(async (trx) => {
    const now = new Date();
    const due = await trx
      .selectFrom('integrations')
      .selectAll()
      .where('active', '=', true)
      .where('scheduled_upload_at', '<=', now)
      .orderBy('scheduled_upload_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (due === undefined) return null;
    const { active, frequency_hours: frequency } = due;
    await trx
      .updateTable('integrations')
      .set({ scheduled_upload_at: schedule({ active, frequency }, now) })
      .where('id', '=', due.id)
      .execute();
    return due;
  });
}
