import type { ColumnType, Generated } from 'kysely';
import type { MaybeTime, Stamp } from './columns.ts';

/** One column of an integration's file. */
export interface IntegrationFieldRow {
  name: string;
  visibleName: string;
  sort: number;
}

export interface IntegrationsTable {
  id: Generated<number>;
  customer_id: number;
  name: string;
  /** 1 to 24. */
  frequency_hours: number;
  active: boolean;
  type: 'ftp_rrp' | 'ftp_separate_warehouses';
  connection_type: 'ftp' | 'sftp';
  ftp_server: string | null;
  ftp_port: number;
  ftp_user: string | null;
  ftp_folder: string | null;
  ftp_ssl: boolean;
  ftp_passive_mode: boolean;
  file_name: string;
  column_separator: string;
  /** Between the whole and the cents of a price. */
  price_separator: string;
  add_separator_line: boolean;
  add_date_line: boolean;
  /** Code of a locale. */
  language: string;
  /** Written as JSON text. */
  fields: ColumnType<IntegrationFieldRow[], string, string>;
  excluded_warehouses: number[];
  last_uploaded_at: MaybeTime;
  /** null = not active. */
  scheduled_upload_at: MaybeTime;
  created_at: Stamp;
}

/** Separate from the integrations, so that reading an integration cannot expose its password. */
interface IntegrationPasswordsTable {
  integration_id: number;
  password: string;
}

export interface IntegrationsTables {
  integrations: IntegrationsTable;
  integration_passwords: IntegrationPasswordsTable;
}
