import type { ColumnType, Generated } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Stamp, Time } from './columns.ts';

interface CatalogFilesTable {
  key: string;
  made_at: Time;
}

interface ArticleExportSettingsTable {
  user_id: number;
  /** Written as JSON text. */
  settings: ColumnType<components['schemas']['ArticleExportConfig'], string, string>;
}

interface StatementsTable {
  id: Generated<number>;
  customer_id: number;
  year: number;
  /** 1 to 12. */
  month: number;
  created_at: Stamp;
}

export interface DocumentTables {
  catalog_files: CatalogFilesTable;
  article_export_settings: ArticleExportSettingsTable;
  statements: StatementsTable;
}
