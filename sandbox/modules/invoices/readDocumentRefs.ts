import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';

/** The documents that another document names, each once, oldest first; null if it names none. */
export async function readDocumentRefs(
  db: Kysely<Database>,
  ids: readonly (number | null)[],
): Promise<components['schemas']['DocumentRef'][]> {
  return db
    .selectFrom('documents')
    .select(['id', 'doc_number as docNumber'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id')
    .execute();
}
