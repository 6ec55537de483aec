import type { AccountTables } from './tables/accounts.ts';
import type { CatalogTables } from './tables/catalog.ts';
import type { ClaimTables } from './tables/claims.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { IntegrationsTables } from './tables/integrations.ts';
import type { NewsTables } from './tables/news.ts';
import type { IssueTables } from './tables/issues.ts';
import type { PeopleTables } from './tables/people.ts';
import type { ProductionTables } from './tables/production.ts';
import type { SellingTables } from './tables/selling.ts';

/**
 * The sandbox's database, as kysely sees it; the migrations are its SQL.
 *
 * Conventions: money is an integer in minor units (of `currency_code`, or EUR where a comment says so); weights
 * are grams; ids are integers; `date` columns are read as 'YYYY-MM-DD'; `timestamptz` as Date; bigint and numeric
 * as number (see openDatabase); jsonb is written as JSON text and read as an object.
 */
export interface Database
  extends
    PeopleTables,
    AccountTables,
    CatalogTables,
    SellingTables,
    IntegrationsTables,
    DocumentTables,
    ClaimTables,
    ProductionTables,
    NewsTables,
    IssueTables {}
