import type { Kysely, Transaction } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { InvalidFields } from '../../http/failures.ts';
import { checkIntegration } from './checkIntegration.ts';
import { findIntegration, readConnection, toIntegration } from './readIntegration.ts';
import { type Connection, mayKeepPassword, toConnection } from './transfer/connection.ts';
import { TransferFailed } from './transfer/TransferFailed.ts';

type Schemas = components['schemas'];

/**
 * Adds an integration (CALL-097, INT-04).
 * @throws InvalidFields
 */
export async function createIntegration(
  trx: Transaction<Database>,
  customerId: number,
  input: Schemas['IntegrationInput'],
): Promise<Schemas['Integration']> {
  await checkIntegration(trx, customerId, input);
  const connection = toConnection(input);
  const row = await trx
    .insertInto('integrations')
    .values({
      ...toRow(input, connection),
      customer_id: customerId,
      scheduled_upload_at: schedule(input, new Date()),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await storePassword(trx, row.id, connection.password);
  return toIntegration(row);
}

/**
 * Changes an integration (CALL-098, INT-04). Without a password the stored one stays (GAP-109), unless the server
 * has changed.
 * @throws NotFound; InvalidFields, also when the stored password would go to another server.
 */
export async function updateIntegration(
  trx: Transaction<Database>,
  customerId: number,
  id: number,
  input: Schemas['IntegrationInput'],
): Promise<Schemas['Integration']> {
  const before = await findIntegration(trx, customerId, id);
  await checkIntegration(trx, customerId, input);
  const stored = await readConnection(trx, before);
  const connection = toConnection(input);
  if (connection.password === null && stored.password !== null && !mayKeepPassword(stored, connection)) {
    throw new InvalidFields([
      { field: 'ftpPassword', message: new TransferFailed('unknownPassword').message },
    ]);
  }
  const row = await trx
    .updateTable('integrations')
    .set({
      ...toRow(input, connection),
      scheduled_upload_at: schedule(input, before.last_uploaded_at ?? new Date()),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await storePassword(trx, id, connection.password);
  return toIntegration(row);
}

/**
 * Deletes an integration and its password (CALL-099, INT-04).
 * @throws NotFound
 */
export async function deleteIntegration(
  db: Kysely<Database>,
  customerId: number,
  id: number,
): Promise<Record<string, never>> {
  const { id: found } = await findIntegration(db, customerId, id);
  await db.deleteFrom('integrations').where('id', '=', found).execute();
  return {};
}

/** The time of the next upload: the frequency after the last one; null while inactive. */
export function schedule(
  { active, frequency }: Pick<Schemas['IntegrationInput'], 'active' | 'frequency'>,
  last: Date,
): Date | null {
  return active ? new Date(last.getTime() + frequency * 3_600_000) : null;
}

function toRow(input: Schemas['IntegrationInput'], connection: Connection) {
  return {
    name: input.name.trim(),
    frequency_hours: input.frequency,
    active: input.active,
    type: input.type,
    connection_type: connection.type,
    ftp_server: connection.host,
    ftp_port: connection.port,
    ftp_user: connection.user,
    ftp_folder: connection.folder,
    ftp_ssl: connection.ssl,
    ftp_passive_mode: connection.passiveMode,
    file_name: input.fileName.trim(),
    column_separator: input.fileColumnSeparator,
    price_separator: input.filePriceSeparator,
    add_separator_line: input.fileAddSeparatorLine,
    add_date_line: input.fileAddDateLine,
    language: input.fileLanguage,
    fields: JSON.stringify(input.fields.toSorted((a, b) => a.sort - b.sort)),
    excluded_warehouses: [...new Set(input.excludedWarehouses ?? [])],
  };
}

async function storePassword(
  trx: Transaction<Database>,
  integration_id: number,
  password: string | null,
): Promise<void> {
  if (password === null) return;
  await trx
    .insertInto('integration_passwords')
    .values({ integration_id, password })
    .onConflict((conflict) => conflict.column('integration_id').doUpdateSet({ password }))
    .execute();
}
