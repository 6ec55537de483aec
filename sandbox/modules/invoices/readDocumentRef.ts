import type { Kysely } from 'kysely';
import type { components } from '../../../gateway/rest/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';

/** Another document that one names, by its id and number; null where it names none. */
export async function readDocumentRef(
  db: Kysely<Database>,
  id: number | null,
): Promise<components['schemas']['DocumentRef'] | null> {
  if (id === null) return null;
  const found = await db
    .selectFrom('documents')
    .select(['id', 'doc_number as docNumber'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
