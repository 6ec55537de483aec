import type { Migration } from 'kysely/migration';
import { people } from './0001People.ts';
import { catalog } from './0002Catalog.ts';
import { selling } from './0003Selling.ts';
import { holding } from './0004Holding.ts';
import { foldedSearch } from './0005FoldedSearch.ts';
import { missingReferences } from './0006MissingReferences.ts';
import { integrations } from './0007Integrations.ts';

/** Every migration by name, in the order they run. A released one is never edited: add the next number. */
export const migrations: Record<string, Migration> = {
  '0001-people': people,
  '0002-catalog': catalog,
  '0003-selling': selling,
  '0004-holding': holding,
  '0005-folded-search': foldedSearch,
  '0006-missing-references': missingReferences,
  '0007-integrations': integrations,
};
