import type { ColumnType } from 'kysely';

/** A time that the database sets by default. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** A point in time, written as a Date or an ISO 8601 text. */
export type Time = ColumnType<Date, Date | string, Date | string>;
/** A point in time that may be unknown. */
export type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Texts by language; the English ones are in the row itself. Written as JSON text. */
export type Texts<Text> = ColumnType<Readonly<Record<string, Partial<Text>>>, string | undefined, string>;
