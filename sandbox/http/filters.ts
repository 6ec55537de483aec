import type { Expression, RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../contract/apiV3.generated.ts';
import { InvalidFields } from './failures.ts';

type Schemas = components['schemas'];

/** A column or expression a filter compares. */
type Compared = RawBuilder<unknown> | Expression<unknown>;

/**
 * The conditions of a text filter (LIST-15, GAP-35, GAP-36): `=` and `!=` compare whole texts, `like` looks for the
 * text anywhere, without regard to case. Several conditions hold together.
 */
export function textConditions(
  column: Compared,
  filter: Schemas['StringFilter'] | undefined,
): RawBuilder<SqlBool>[] {
  return operandsOf(filter).map(([operator, value]) => {
    switch (operator) {
      case '=':
        return sql<SqlBool>`${column}::text = ${value}`;
      case '!=':
        return sql<SqlBool>`${column}::text is distinct from ${value}`;
      default:
        return sql<SqlBool>`${column}::text ilike ${`%${value.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
    }
  });
}

const comparisons: Record<string, RawBuilder<unknown>> = {
  '=': sql`=`,
  '!=': sql`<>`,
  '>': sql`>`,
  '=>': sql`>=`,
  '<': sql`<`,
  '<=': sql`<=`,
};

/**
 * The conditions of a number filter (LIST-14, GAP-36), all of which hold together.
 * @param factor units of the column per unit of the filter: 100 for money in minor units.
 * @throws InvalidFields when a value is not a number.
 */
export function numberConditions(
  name: string,
  column: Compared,
  filter: Schemas['IntegerFilter'] | undefined,
  factor = 1,
): RawBuilder<SqlBool>[] {
  return operandsOf(filter).map(([operator, value]) => {
    if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(value)) {
      throw new InvalidFields([{ field: `filter.${name}`, message: 'This is not a number.' }]);
    }
    // As text: 269.53 * 100 is 26952.999… in binary.
    return sql<SqlBool>`${column} ${comparisons[operator] ?? sql`=`} ${value}::text::numeric * ${factor}::integer`;
  });
}

/** The condition of a select filter: any of the values (LIST-12). */
export function selectConditions(
  column: Compared,
  filter: Schemas['SelectFilter'] | undefined,
): RawBuilder<SqlBool>[] {
  if (filter === undefined) return [];
  const values = typeof filter === 'string' ? [filter] : filter;
  return values.length === 0 ? [] : [sql<SqlBool>`${column}::text = any(${values}::text[])`];
}

/**
 * The conditions of a date range, DD.MM.YYYY, both days inclusive (LIST-11, GAP-35); days are those of UTC.
 * @throws InvalidFields when the day does not exist.
 */
export function dateConditions(
  name: string,
  column: Compared,
  filter: Schemas['DateRangeFilter'] | undefined,
): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  const from = readDay(`filter.${name}.from`, filter?.from);
  const until = readDay(`filter.${name}.until`, filter?.until);
  if (from !== null) conditions.push(sql<SqlBool>`${column} >= ${from}::timestamptz`);
  if (until !== null) conditions.push(sql<SqlBool>`${column} < ${until}::timestamptz + interval '1 day'`);
  return conditions;
}

/** The condition of a filter by yes or no (LIST-13), on a condition of SQL. */
export function booleanConditions(
  condition: RawBuilder<SqlBool>,
  filter: Schemas['BooleanFilter'] | undefined,
): RawBuilder<SqlBool>[] {
  return filter === undefined ? [] : [sql<SqlBool>`${condition} = ${filter === '1'}`];
}

/** The start of a day written DD.MM.YYYY as ISO 8601 in UTC; null when the text is missing. */
export function readDay(field: string, text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const [day, month, year] = text.split('.');
  const iso = `${year ?? ''}-${month ?? ''}-${day ?? ''}T00:00:00.000Z`;
  const time = Date.parse(iso);
  if (Number.isNaN(time) || new Date(time).toISOString() !== iso) {
    throw new InvalidFields([{ field, message: 'Not a day of the calendar; write DD.MM.YYYY.' }]);
  }
  return iso;
}

/** Operator and value of every condition; a bare value means equals, a list means each of its values. */
function operandsOf(
  filter: Schemas['StringFilter'] | Schemas['IntegerFilter'] | undefined,
): [string, string][] {
  if (filter === undefined) return [];
  if (typeof filter === 'string') return [['=', filter]];
  return Object.entries(filter).flatMap(([operator, operand]) => {
    const values: string[] = typeof operand === 'string' ? [operand] : operand;
    return values.map((value): [string, string] => [operator, value]);
  });
}
