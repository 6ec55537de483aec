import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** The access the user used last, else the first; null for a user without any. */
export async function latestAccess(db: Kysely<Database>, userId: number): Promise<number | null> {
  const access = await db
    .selectFrom('accesses')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy(sql`last_used_at desc nulls last`)
    .orderBy('id')
    .executeTakeFirst();
  return access?.id ?? null;
}
