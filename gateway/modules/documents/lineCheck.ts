import { extendEntity } from '../../../contract/reader/createReader.ts';
import type { ReadMoney } from '../../../contract/reader/Read.ts';
import type { GatewayContext } from '../../context.ts';
import type { Loader } from '../../loaders.ts';
import type { Entity } from '../../rest/entities.ts';
import { orNull } from '../../rest/orNull.ts';
import { fromCents, toCents } from '../../schema/cents.ts';
import type { LineDifference } from '../../schema/types.generated.ts';
import { invoiceById, mergedInvoiceById } from '../invoices/invoices.loaders.ts';
import { orderById } from '../orders/orders.loaders.ts';
import { matchLines, type Item, type Matched } from './matchLines.ts';

/** As many orders or invoices are compared, and orders of a final invoice: each is a call. */
const mostCompared = 3;
const mostOfFinalInvoice = 10;

/** A comparison of lines. */
export interface LineCheckParent {
  /** Null for a line of an invoice that could not be read. */
  lines: (CheckedLineParent | null)[];
  orders: Entity<'Order'>[];
  invoices: Entity<'Invoice'>[];
  isPartial: boolean;
}

/** A line of an invoice and its order's line; one of the two may be missing. */
export interface CheckedLineParent extends Matched {
  articleName: string | null;
  differences: LineDifference[];
  priceDifference: ReadMoney | null;
  qtyDifference: number | null;
}

/** Compares the lines of an invoice with those of its orders. */
export async function checkInvoice(id: number, context: GatewayContext): Promise<LineCheckParent> {
  const invoice = await invoiceById(context).load(id);
  const orders = await ordersOf(invoice.orders, mostCompared, context);
  return checkItems(invoice.items, { ...orders, invoice });
}

/** Compares the lines of a final invoice with those of its orders. */
export async function checkMergedInvoice(id: number, context: GatewayContext): Promise<LineCheckParent> {
  const { items, included_orders: included } = await mergedInvoiceById(context).load(id);
  const ids = included.map((order) => order?.id ?? null);
  return checkItems(items, { ...(await ordersOf(ids, mostOfFinalInvoice, context)), invoice: null });
}

/** Compares the lines of one document with those of orders; a line that could not be read keeps its place. */
function checkItems(
  items: readonly (Item | null)[],
  { orders, isPartial, invoice }: OrdersRead & { invoice: Entity<'Invoice'> | null },
): LineCheckParent {
  const lines = matchLines(
    items.filter((one) => one !== null).map((item) => ({ item, invoice })),
    orders,
  );
  const checked = checkLines(lines, isPartial).values();
  const inTheirPlaces = items.map((item) => item && (checked.next().value ?? null));
  return { lines: inTheirPlaces, orders, invoices: invoice ? [invoice] : [], isPartial };
}

interface OrdersRead {
  orders: Entity<'Order'>[];
  /** Whether orders or lines of them are missing. */
  isPartial: boolean;
}

/** The orders of a document, as many as are compared. */
async function ordersOf(
  named: readonly (number | null)[],
  most: number,
  context: GatewayContext,
): Promise<OrdersRead> {
  const ids = named.filter((one) => one !== null);
  const orders = await pagesOf(orderById, ids.slice(0, most), context);
  // Invoices come from orders: without one its orders could not be read.
  return {
    orders,
    isPartial: ids.length === 0 || orders.length < named.length || orders.some(hasUnreadable),
  };
}

/** Compares the lines of an order with those of its invoices. */
export async function checkOrder(id: number, context: GatewayContext): Promise<LineCheckParent> {
  const order = await orderById(context).load(id);
  const named = order.documents?.invoice ?? null;
  const invoiceIds = (named ?? []).filter((one) => one !== null).map((one) => one.id);
  const invoices = await pagesOf(invoiceById, invoiceIds.slice(0, mostCompared), context);
  const isPartial =
    named === null || invoices.length < named.length || [order, ...invoices].some(hasUnreadable);
  const items = invoices.flatMap((invoice) =>
    invoice.items
      .filter((item) => item !== null)
      .filter((item) => belongsTo(item, id, invoice))
      .map((item) => ({ item, invoice })),
  );
  const lines = matchLines(items, [order]);
  const invoiced = new Set(lines.map(({ orderItem }) => orderItem?.id));
  const others = order.items
    .filter((one) => one !== null)
    .filter((one) => !invoiced.has(one.id))
    .map((one) => ({ item: null, invoice: null, orderItem: extendEntity(one, { orderId: id }), order }));
  return { lines: checkLines([...lines, ...others], isPartial), orders: [order], invoices, isPartial };
}

/** Whether a document has a line that cannot be compared with others, or perhaps has one. */
const hasUnreadable = ({ items }: { items: readonly ({ articleName: string | null } | null)[] }): boolean =>
  items.length === 0 || items.some((line) => line === null || !line.articleName);

/** A line that names no order belongs to the invoice's only one. */
const belongsTo = ({ referenceOrderId }: Item, orderId: number, { orders }: Entity<'Invoice'>): boolean =>
  referenceOrderId === null ? orders.length <= 1 : referenceOrderId === orderId;

/** Says how the lines differ. Lines of invoices that share a line of an order are compared with it together. */
function checkLines(lines: readonly Matched[], isPartial: boolean): CheckedLineParent[] {
  const invoiced = Map.groupBy(lines, ({ orderItem }) => orderItem?.id);
  return lines.map((line) => {
    const { item, orderItem } = line;
    const articleName = item?.articleName ?? orderItem?.articleName ?? null;
    if (!item || !orderItem) {
      const differences: LineDifference[] =
        isPartial || !articleName ? ['NOT_COMPARED'] : [item ? 'NOT_ORDERED' : 'NOT_INVOICED'];
      return { ...line, articleName, differences, priceDifference: null, qtyDifference: null };
    }
    const priceDifference = difference(item.price, orderItem.price);
    const qty = sumOf((invoiced.get(orderItem.id) ?? []).map((one) => one.item?.qty ?? null));
    const qtyDifference = qty === null || orderItem.qty === null ? null : qty - orderItem.qty;
    return {
      ...line,
      articleName,
      differences: [
        ...differencesOf(priceDifference?.value ?? null, 'PRICE_HIGHER', 'PRICE_LOWER'),
        ...differencesOf(qtyDifference, 'QTY_HIGHER', 'QTY_LOWER'),
      ].filter((one, index, all) => all.indexOf(one) === index),
      priceDifference,
      qtyDifference,
    };
  });
}

const differencesOf = (by: number | null, higher: LineDifference, lower: LineDifference): LineDifference[] =>
  by === null ? ['NOT_COMPARED'] : by > 0 ? [higher] : by < 0 ? [lower] : [];

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);

/** Null where an amount is not known or their currencies differ. */
function difference(invoiced: ReadMoney | null, ordered: ReadMoney | null): ReadMoney | null {
  if (invoiced === null || ordered === null || invoiced.currencyCode !== ordered.currencyCode) return null;
  return {
    value: fromCents(toCents(invoiced.value) - toCents(ordered.value)),
    currencyCode: invoiced.currencyCode,
  };
}

/** The pages of ids, without those that cannot be read. */
async function pagesOf<Page>(
  pageById: Loader<number, Page>,
  ids: readonly number[],
  context: GatewayContext,
): Promise<Page[]> {
  const pages = await Promise.all(ids.map((id) => orNull(pageById(context).load(id))));
  return pages.filter((page) => page !== null);
}
