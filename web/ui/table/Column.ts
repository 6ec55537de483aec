import type { ReactNode } from 'react';

/** One column of a table. */
export type Column<Row> = {
  /** Stable name, for column choices and tests. */
  key: string;
  /** Heading, translated. */
  label: string;
  /** Its heading is for screen readers only: what it is, its cells show. */
  isLabelHidden?: boolean;
  /** What stands in the head behind its heading. */
  head?: ReactNode;
  /** What stands in a row's cell; nothing is a dash in a table and left out of a card. */
  render: (row: Row) => ReactNode;
  /** Numbers and money stand at the end, in tabular figures. */
  align?: 'start' | 'end';
  /** Its link is that of the whole row, which a click anywhere else in the row follows too (DAY-81). */
  isRowLink?: boolean;
  /** Commands of the row, last in the table: they stay in sight where it scrolls sideways, and are not printed. */
  isPinned?: boolean;
  /** Any CSS width; without it the browser decides. */
  width?: string;
  /** Any CSS width that it has at least, where the browser would rather break its text into many lines. */
  minWidth?: string;
  /**
   * On a phone: in the card's head, at the head's end (one menu or command), below it without the label, a value with its label
   * (default), one that says by itself what it is (`value`), below the values, or not at all.
   */
  card?: 'head' | 'menu' | 'text' | 'line' | 'value' | 'foot' | 'none';
  /** It begins with a check box: in a card that has it in its head, what stands below begins below the name. */
  hasBox?: boolean;
  /** Tables leave it out: it stands for several columns that are `none`, or tables have its commands elsewhere. */
  isForCards?: boolean;
};

/** Whether tables show a column. */
export const isInTables = ({ isForCards }: Pick<Column<never>, 'isForCards'>): boolean => !isForCards;
