import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { type IntegrationRow, readConnection } from './readIntegration.ts';
import { schedule } from './saveIntegration.ts';
import { transfer, type TransferOptions } from './transfer/transfer.ts';
import { writeStockFile } from './writeStockFile.ts';

/**
 * Writes an integration's file and uploads it (CALL-100, INT-05, GAP-110). No transaction is open meanwhile: a slow
 * server would block the database for everyone else.
 * @throws TransferFailed; the upload times are then unchanged.
 */
export async function runUpload(
  db: Kysely<Database>,
  integration: IntegrationRow,
  options: TransferOptions,
): Promise<components['schemas']['IntegrationUpload']> {
  const connection = await readConnection(db, integration);
  const content = await writeStockFile(db, integration);
  await transfer(connection, { name: integration.file_name, content }, options);
  const uploadedAt = new Date();
  const { active, frequency_hours: frequency } = integration;
  const times = {
    last_uploaded_at: uploadedAt,
    scheduled_upload_at: schedule({ active, frequency }, uploadedAt),
  };
  await db.updateTable('integrations').set(times).where('id', '=', integration.id).execute();
  return {
    lastUploadedAt: times.last_uploaded_at.toISOString(),
    scheduledUploadAt: times.scheduled_upload_at?.toISOString() ?? null,
  };
}
