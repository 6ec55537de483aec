import type { ReactNode } from 'react';

/** One column of a table. */
export type Column<Row> = {
  /** Stable name, for column choices and tests. */
  key: string;
  /** Heading, translated. */
  label: string;
  /** What stands in a row's cell. */
  render: (row: Row) => ReactNode;
  /** Numbers and money stand at the end, in tabular figures. */
  align?: 'start' | 'end';
  /** Any CSS width; without it the browser decides. */
  width?: string;
  /** On a phone: the card's head, its lines with a label (default), or not at all. */
  card?: 'head' | 'line' | 'none';
};
