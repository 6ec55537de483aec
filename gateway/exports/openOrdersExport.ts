import { readFileSync } from 'node:fs';
import type { Bulk, BulkCaller } from '../bulk/createBulk.ts';
import type { Page } from '../bulk/readRows.ts';
import type { OrderFilter, OrderType } from '../schema/types.generated.ts';
import { message, translate } from '../messages/message.ts';
import { isForbidden } from './isForbidden.ts';
import { orderColumns, orderRows, type ExportedOrder } from './orderRows.ts';
import { readExportOptions, typesOf, type ExportOptions } from './readExportOptions.ts';
import { startingWith, type OpenExport } from './serveExport.ts';
import { tableFormats, type TableFormat } from './tableFormats.ts';

const query = readFileSync(new URL('./orders.graphql', import.meta.url), 'utf8');

/** `/exports/orders.{csv,xlsx}`: orders with their lines. */
export const openOrdersExport =
  (format: TableFormat): OpenExport =>
  async (url, caller, bulk) => {
    const options = readExportOptions(url);
    const pages = pagesOf(bulk, options, caller);
    const first = await pages.next();
    const { contentType, write } = tableFormats[format];
    const language = caller.exchange.language();
    return {
      contentType,
      fileName: `${fileName(options)}.${format}`,
      content: write(
        { name: translate(message('SHEET.ORDERS'), language), columns: orderColumns },
        orderRows(startingWith(first, pages), language),
        options.style,
      ),
    };
  };

/** The orders of all wanted types; types that the user may not see are left out unless they were asked for. */
async function* pagesOf(
  bulk: Bulk,
  options: ExportOptions,
  caller: BulkCaller,
): AsyncGenerator<Page<ExportedOrder>, void, undefined> {
  const { from, until, only } = options;
  const createdAt = from === null && until === null ? null : { from, until };
  const read = (type: OrderType | null, filter: OrderFilter) =>
    bulk.pages<ExportedOrder>(
      { query, operationName: null, variables: { type, filter }, after: null },
      caller,
    );
  if (only !== null) {
    for (const id of new Set(only)) yield* orMissing(read(options.type, { dbId: { eq: id }, createdAt }));
    return;
  }
  for (const type of typesOf(options)) {
    try {
      yield* read(type, { createdAt });
    } catch (error) {
      if (!isForbidden(error) || type === 'REGULAR' || options.type !== null) throw error;
    }
  }
}

/** The pages of a single order; one that is not found counts as not read. */
async function* orMissing(
  pages: AsyncIterable<Page<ExportedOrder>>,
): AsyncGenerator<Page<ExportedOrder>, void, undefined> {
  for await (const page of pages) yield page.rows.length > 0 ? page : { ...page, skipped: 1 };
}

const fileName = ({ from, until, type }: ExportOptions): string =>
  ['orders', type?.toLowerCase(), from, until].filter((part) => part != null).join('-');
