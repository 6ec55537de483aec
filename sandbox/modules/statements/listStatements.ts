import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { readPage, rowCount } from '../../http/paging.ts';
import type { Session } from '../../http/session.ts';

/** A page of the customer's statements, newest month first (CALL-143, STAT-04, GAP-153). */
export async function listStatements(
  db: Kysely<Database>,
  session: Session,
  query: { page?: number; limit?: number },
): Promise<components['schemas']['StatementPage']> {
  const own = db.selectFrom('statements').where('customer_id', '=', session.customer.id);
  const list = own.select(['id', 'year', 'month']).orderBy('year', 'desc').orderBy('month', 'desc');
  return readPage(query, own.select(rowCount), list, (row) => ({ ...row, filename: statementFile(row) }));
}

/** Month as YYYY-MM. */
export function monthOf({ year, month }: { year: number; month: number }): string {
  return `${String(year)}-${String(month).padStart(2, '0')}`;
}

/** Name of a statement's file. */
export function statementFile(statement: { year: number; month: number }): string {
  return `statement_${monthOf(statement)}.pdf`;
}
