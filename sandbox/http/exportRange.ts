import type { Expression, RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { type FieldError, InvalidFields } from './failures.ts';
import { readDay } from './filters.ts';

/** The range of days of an export: DD.MM.YYYY, both inclusive (GAP-92). */
export interface ExportRange {
  from?: string | undefined;
  until?: string | undefined;
}

/**
 * The condition that a moment lies in the range of an export; days are those of UTC.
 * @throws InvalidFields when a day is missing or does not exist, or the range is reversed.
 */
export function rangeCondition(
  moment: RawBuilder<unknown> | Expression<unknown>,
  range: ExportRange,
): RawBuilder<SqlBool> {
  const from = readDay('from', range.from);
  const until = readDay('until', range.until);
  const wrong: FieldError[] = [];
  if (from === null) wrong.push({ field: 'from', message: 'Please enter a date.' });
  if (until === null) wrong.push({ field: 'until', message: 'Please enter a date.' });
  if (from !== null && until !== null && from > until) {
    wrong.push({ field: 'until', message: 'The last day must not be before the first.' });
  }
  if (wrong.length > 0) throw new InvalidFields(wrong);
  return sql<SqlBool>`${moment} >= ${from}::timestamptz and ${moment} < ${until}::timestamptz + interval '1 day'`;
}
