import type { Page } from '../bulk/readRows.ts';
import { message, translate, type Language, type Message } from '../messages/message.ts';
import type { ExportOrdersQuery } from './operations.generated.ts';
import { safeCell, type Cell } from './tableFormats.ts';

type Edge = NonNullable<NonNullable<ExportOrdersQuery['viewer']['orders']>['edges'][number]>;

/** An order of the export. */
export type ExportedOrder = NonNullable<Edge['node']>;
type ExportedLine = NonNullable<ExportedOrder['items']>[number];

interface Column {
  header: Message;
  /** `line` is null for an order without lines. */
  cell: (order: ExportedOrder, line: ExportedLine | null) => Cell | undefined;
}

const columns: readonly Column[] = [
  { header: message('COLUMN.ORDER'), cell: ({ dbId }) => dbId },
  { header: message('COLUMN.TYPE'), cell: ({ type }) => type },
  { header: message('COLUMN.STATUS'), cell: ({ status }) => status },
  { header: message('COLUMN.CREATED'), cell: ({ createdAt }) => createdAt },
  { header: message('COLUMN.OWN_NUMBER'), cell: ({ clientOrderId }) => clientOrderId },
  { header: message('COLUMN.WAREHOUSE'), cell: ({ warehouse }) => warehouse?.name },
  { header: message('COLUMN.ORDERED_BY'), cell: ({ user }) => user?.email },
  { header: message('COLUMN.ARTICLE'), cell: (_order, line) => line?.articleName },
  { header: message('COLUMN.DESCRIPTION'), cell: (_order, line) => line?.description },
  { header: message('COLUMN.QTY_REQUESTED'), cell: (_order, line) => line?.qtyRequested },
  { header: message('COLUMN.QTY'), cell: (_order, line) => line?.qty },
  { header: message('COLUMN.PRICE'), cell: (_order, line) => line?.price?.value },
  { header: message('COLUMN.TOTAL_PRICE'), cell: (_order, line) => line?.totalPrice?.value },
  { header: message('COLUMN.CURRENCY'), cell: (_order, line) => line?.price?.currencyCode },
];

/**
 * The rows of an export: the headings in the caller's language, a row a line, and where orders could not be read, a last row that says how many.
 * An order without lines has one row. A text that a spreadsheet would run as a formula gets an apostrophe in front.
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
      for (const line of lines) yield columns.map(({ cell }) => safeCell(cell(node, line) ?? null));
    }
  }
  if (unread > 0) yield [translate(message('EXPORT.UNREADABLE', { orders: unread }), language)];
}
