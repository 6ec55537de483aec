import type { Kysely } from 'kysely';
import { addStatements } from '../modules/statements/addStatements.ts';
import type { Database } from '../db/tables.ts';

/** The statements of every month until now. */
export function fillStatements(db: Kysely<Database>): Promise<void> {
  return addStatements(db, new Date());
}
