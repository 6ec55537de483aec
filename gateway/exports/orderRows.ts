import type { Page } from '../bulk/readRows.ts';
import { message, translate, type Language } from '../messages/message.ts';
import type { ExportOrdersQuery } from './operations.generated.ts';
import { safeCell, type Cell } from './tableFormats.ts';

type Edge = NonNullable<NonNullable<ExportOrdersQuery['viewer']['orders']>['edges'][number]>;

/** An order of the export. */
export type ExportedOrder = NonNullable<Edge['node']>;
type ExportedLine = NonNullable<ExportedOrder['items']>[number];

interface Column {
  header: string;
  /** `line` is null for an order without lines. */
  cell: (order: ExportedOrder, line: ExportedLine | null) => Cell | undefined;
}

const columns: readonly Column[] = [
  { header: 'Order', cell: ({ dbId }) => dbId },
  { header: 'Type', cell: ({ type }) => type },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Created', cell: ({ createdAt }) => createdAt },
  { header: 'Own number', cell: ({ clientOrderId }) => clientOrderId },
  { header: 'Warehouse', cell: ({ warehouse }) => warehouse?.name },
  { header: 'Ordered by', cell: ({ user }) => user?.email },
  { header: 'Article', cell: (_order, line) => line?.articleName },
  { header: 'Description', cell: (_order, line) => line?.description },
  { header: 'Requested quantity', cell: (_order, line) => line?.qtyRequested },
  { header: 'Quantity', cell: (_order, line) => line?.qty },
  { header: 'Price', cell: (_order, line) => line?.price?.value },
  { header: 'Total price', cell: (_order, line) => line?.totalPrice?.value },
  { header: 'Currency', cell: (_order, line) => line?.price?.currencyCode },
];

/**
 * The rows of an export: the headers, a row a line, and where orders could not be read, a last row that says how many.
 * An order without lines has one row. A text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export async function* orderRows(
  pages: AsyncIterable<Page<ExportedOrder>>,
  language: Language,
): AsyncGenerator<Cell[], void, undefined> {
  yield columns.map(({ header }) => header);
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
