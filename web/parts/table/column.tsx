import type { ReactNode } from 'react';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import type { ChoosableColumn } from '../../ui/columns/useColumnChoice.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { formatMoney, formatPieces, type DecimalStyle } from '../../ui/values/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import { Money, readMoney } from '../money/Money.tsx';

/** A row with a property that its column shows. */
type RowWith<Key extends string, Value> = { readonly [Name in Key]?: Value | null | undefined };
type ColumnOf<Row> = Column<Row> & Partial<ChoosableColumn>;
/** The properties of a column apart from its name, heading and cells. */
type Options<Row> = Partial<Omit<ColumnOf<Row>, 'key' | 'label' | 'render'>>;

/** A column for each property of this kind. */
const columnOf =
  <Value,>(show: (value: Value | null | undefined) => ReactNode, kind?: Options<unknown>) =>
  <Key extends string>(
    key: Key,
    label: string,
    options?: Options<RowWith<Key, Value>>,
  ): ColumnOf<RowWith<Key, Value>> => ({ key, label, render: (row) => show(row[key]), ...kind, ...options });

/**
 * Columns that show one property of their rows; its name is theirs.
 *
 * @example column.money('grandTotal', t('ORDERS.COLUMN.GRAND_TOTAL'), { card: 'head' })
 */
export const column = {
  text: columnOf<string | number>((value) => value),
  /** The name of a warehouse or another thing that has one. */
  name: columnOf<{ readonly name?: string | null | undefined }>((value) => value?.name),
  pieces: columnOf<number>(formatPieces, { align: 'end' }),
  day: columnOf<string>((value) => <DateTime value={value} />),
  moment: columnOf<string>((value) => <DateTime value={value} precision="minutes" />),
  money: columnOf<Money_amount$key>((value) => <Money value={value} />, { align: 'end' }),
  /** An amount as text alone, for the lines of a document: there are thousands of them. */
  plainMoney: (decimalStyle: DecimalStyle) =>
    columnOf<Money_amount$key>((value) => formatMoney(readMoney(value), decimalStyle), { align: 'end' }),
};
