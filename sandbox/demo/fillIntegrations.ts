import type { Insertable, Kysely } from 'kysely';
import type { Database, IntegrationsTable } from '../db/tables.ts';

const customerId = 1;
const hourMs = 3_600_000;

/**
 * Integrations of the first customer as they may be found: one that uploads, one that stopped two days ago, one that is
 * paused. Their servers do not exist: `.example` is a reserved name, so that nothing leaves the machine.
 */
export async function fillIntegrations(db: Kysely<Database>): Promise<void> {
  const shared = {
    customer_id: customerId,
    ftp_user: 'parts',
    ftp_ssl: false,
    ftp_passive_mode: true,
    column_separator: ';',
    price_separator: ',',
    add_separator_line: false,
    add_date_line: false,
    excluded_warehouses: [],
  };
  const rows: Insertable<IntegrationsTable>[] = [
    {
      ...shared,
      name: 'Web shop',
      frequency_hours: 12,
      active: true,
      type: 'ftp_rrp',
      connection_type: 'sftp',
      ftp_server: 'sftp.webshop.example',
      ftp_port: 22,
      ftp_folder: '/import',
      file_name: 'stock.csv',
      language: 'en',
      fields: columns('Reference', 'Description', 'Price', 'RRP Price', 'Stock'),
      last_uploaded_at: ago(3),
      scheduled_upload_at: ago(-9),
    },
    {
      ...shared,
      name: 'Marketplace',
      frequency_hours: 6,
      active: true,
      type: 'ftp_rrp',
      connection_type: 'ftp',
      ftp_server: 'ftp.marketplace.example',
      ftp_port: 21,
      ftp_folder: null,
      file_name: 'offers.csv',
      language: 'de',
      fields: columns('EAN code', 'Price', 'Stock'),
      last_uploaded_at: ago(52),
      scheduled_upload_at: ago(-2),
    },
    {
      ...shared,
      name: 'Inventory system',
      frequency_hours: 24,
      active: false,
      type: 'ftp_separate_warehouses',
      excluded_warehouses: [3],
      connection_type: 'ftp',
      ftp_server: 'files.inventory.example',
      ftp_port: 2121,
      ftp_folder: '/stock',
      file_name: 'warehouses.csv',
      language: 'en',
      fields: columns('Reference', 'Price', 'Stock_1', 'Stock_2'),
      last_uploaded_at: null,
      scheduled_upload_at: null,
    },
  ];
  await db.insertInto('integrations').values(rows).execute();
}

const columns = (...names: string[]): string =>
  JSON.stringify(names.map((name, sort) => ({ name, visibleName: name, sort })));

const ago = (hours: number): Date => new Date(Date.now() - hours * hourMs);
