import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database, IntegrationsTable } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import type { Connection } from './transfer/connection.ts';

type Integration = components['schemas']['Integration'];
export type IntegrationRow = Selectable<IntegrationsTable>;

/** The customer's integrations, the oldest first (CALL-096, INT-22). Without their passwords (GAP-109). */
export async function listIntegrations(db: Kysely<Database>, customerId: number): Promise<Integration[]> {
  const rows = await db
    .selectFrom('integrations')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(toIntegration);
}

/**
 * One integration of the customer.
 * @throws NotFound
 */
export async function findIntegration(
  db: Kysely<Database>,
  customerId: number,
  id: number,
): Promise<IntegrationRow> {
  const row = await db
    .selectFrom('integrations')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (row === undefined) throw new NotFound('Integration not found.');
  return row;
}

/** The connection of a stored integration, with its password. */
export async function readConnection(db: Kysely<Database>, row: IntegrationRow): Promise<Connection> {
  const stored = await db
    .selectFrom('integration_passwords')
    .select('password')
    .where('integration_id', '=', row.id)
    .executeTakeFirst();
  return {
    type: row.connection_type,
    host: row.ftp_server,
    port: row.ftp_port,
    user: row.ftp_user,
    password: stored?.password ?? null,
    folder: row.ftp_folder,
    ssl: row.ftp_ssl,
    passiveMode: row.ftp_passive_mode,
  };
}

/** An integration on the wire (INT-22). */
export function toIntegration(row: IntegrationRow): Integration {
  return {
    id: row.id,
    name: row.name,
    frequency: row.frequency_hours,
    active: row.active,
    type: row.type,
    connectionType: row.connection_type,
    ftpServer: row.ftp_server,
    ftpPort: row.ftp_port,
    ftpUser: row.ftp_user,
    ftpPathToFolder: row.ftp_folder,
    ftpSSL: row.ftp_ssl,
    ftpPassiveMode: row.ftp_passive_mode,
    fileName: row.file_name,
    fileColumnSeparator: row.column_separator,
    filePriceSeparator: row.price_separator,
    fileAddSeparatorLine: row.add_separator_line,
    fileAddDateLine: row.add_date_line,
    fileLanguage: row.language,
    fields: row.fields,
    excludedWarehouses: row.excluded_warehouses,
    lastUploadedAt: row.last_uploaded_at?.toISOString() ?? null,
    scheduledUploadAt: row.scheduled_upload_at?.toISOString() ?? null,
  };
}
