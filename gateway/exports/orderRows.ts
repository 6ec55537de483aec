import type { Page } from '../bulk/readRows.ts';
import { message, translate, type Language, type Message } from '../messages/message.ts';
import type { ExportOrdersQuery } from './operations.generated.ts';
import type { Cell } from './Cell.ts';
import type { ColumnKind } from './tableFormats.ts';

type Edge = NonNullable<NonNullable<ExportOrdersQuery['viewer']['orders']>['edges'][number]>;

/** An order of the export. */
export type ExportedOrder = NonNullable<Edge['node']>;
type ExportedLine = NonNullable<ExportedOrder['items']>[number];

interface Column {
  header: Message;
  kind: ColumnKind;
  /** `line` is null for an order without lines. */
  cell: (order: ExportedOrder, line: ExportedLine | null) => Cell | undefined;
}

const columns: readonly Column[] = [
  { header: message('COLUMN.ORDER'), kind: 'text', cell: ({ dbId }) => dbId },
  { header: message('COLUMN.TYPE'), kind: 'text', cell: ({ type }) => type },
  { header: message('COLUMN.STATUS'), kind: 'text', cell: ({ status }) => status },
  { header: message('COLUMN.CREATED'), kind: 'long', cell: ({ createdAt }) => createdAt },
  { header: message('COLUMN.OWN_NUMBER'), kind: 'text', cell: ({ clientOrderId }) => clientOrderId },
  { header: message('COLUMN.WAREHOUSE'), kind: 'text', cell: ({ warehouse }) => warehouse?.name },
  { header: message('COLUMN.ORDERED_BY'), kind: 'long', cell: ({ user }) => user?.email },
  { header: message('COLUMN.ARTICLE'), kind: 'text', cell: (_order, line) => line?.articleName },
  { header: message('COLUMN.DESCRIPTION'), kind: 'long', cell: (_order, line) => line?.description },
  { header: message('COLUMN.QTY_REQUESTED'), kind: 'number', cell: (_order, line) => line?.qtyRequested },
  { header: message('COLUMN.QTY'), kind: 'number', cell: (_order, line) => line?.qty },
  { header: message('COLUMN.PRICE'), kind: 'amount', cell: (_order, line) => line?.price?.value },
  { header: message('COLUMN.TOTAL_PRICE'), kind: 'amount', cell: (_order, line) => line?.totalPrice?.value },
  { header: message('COLUMN.CURRENCY'), kind: 'number', cell: (_order, line) => line?.price?.currencyCode },
];

/** The kind of each column, in the order of the columns. */
export const orderColumns: readonly ColumnKind[] = columns.map(({ kind }) => kind);

/**
 * The rows of an export: the headings in the caller's language, a row a line, and where orders could not be read, a last row that says how many.
 * An order without lines has one row.
 */
export async function* orderRows(
  pages: AsyncIterable<Page<ExportedOrder>>,
  language: Language,
): AsyncGenerator<Cell[], void, undefined> {
  yield columns.map(({ header }) => translate(header, language));
  let unread = 0;
  for await (const { rows, skipped } of pages) {
    unread += skipped + rows.filter(({ errors }) => errors.length > 0).length;
    for (const { node, errors } of rows) {
      if (errors.length > 0) continue;
      const lines = node.items?.length ? node.items : [null];
      for (const line of lines) yield columns.map(({ cell }) => cell(node, line) ?? null);
    }
  }
  if (unread > 0) yield [translate(message('EXPORT.UNREADABLE', { orders: unread }), language)];
}
