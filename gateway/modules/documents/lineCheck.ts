import { extendEntity } from '../../../contract/reader/createReader.ts';
import type { ReadMoney } from '../../../contract/reader/Read.ts';
import type { GatewayContext } from '../../context.ts';
import type { Loader } from '../../loaders.ts';
import type { Entity } from '../../rest/entities.ts';
import { RestError } from '../../rest/RestError.ts';
import { fromCents, toCents } from '../../schema/cents.ts';
import type { LineDifference } from '../../schema/resolvers.generated.ts';
import { invoiceById } from '../invoices/invoices.loaders.ts';
import { orderById } from '../orders/orders.loaders.ts';

/** As many orders or invoices are compared: each is a call. */
const mostCompared = 3;

type Item = Entity<'DocumentItem'>;
type OrderLine = Entity<'OrderItem'> & { orderId: number };

/** A comparison of lines. */
export interface LineCheckParent {
  /** Null for a line of an invoice that could not be read. */
  lines: (CheckedLineParent | null)[];
  orders: Entity<'Order'>[];
  invoices: Entity<'Invoice'>[];
  isPartial: boolean;
}

/** A line of an invoice and its order's line; one of the two may be missing. */
export interface CheckedLineParent {
  articleName: string | null;
  item: Item | null;
  invoice: Entity<'Invoice'> | null;
  orderItem: OrderLine | null;
  /** The order's id is known even if the order was not compared. */
  order: Entity<'Order'> | { id: number } | null;
  differences: LineDifference[];
  priceDifference: ReadMoney | null;
  qtyDifference: number | null;
}

/** Compares the lines of an invoice with those of its orders. */
export async function checkInvoice(id: number, context: GatewayContext): Promise<LineCheckParent> {
  const invoice = await invoiceById(context).load(id);
  const orderIds = invoice.orders.filter((one) => one !== null);
  const orders = await pagesOf(orderById, orderIds, context);
  // An invoice comes from an order: without one its orders could not be read.
  const isPartial =
    orderIds.length === 0 || orders.length < invoice.orders.length || orders.some(hasUnreadable);
  const lines = matchLines(
    invoice.items.filter((one) => one !== null).map((item) => ({ item, invoice })),
    orders,
  );
  const checked = checkLines(lines, isPartial).values();
  const inTheirPlaces = invoice.items.map((item) => item && (checked.next().value ?? null));
  return { lines: inTheirPlaces, orders, invoices: [invoice], isPartial };
}

/** Compares the lines of an order with those of its invoices. */
export async function checkOrder(id: number, context: GatewayContext): Promise<LineCheckParent> {
  const order = await orderById(context).load(id);
  const named = order.documents?.invoice ?? null;
  const invoiceIds = (named ?? []).filter((one) => one !== null).map((one) => one.id);
  const invoices = await pagesOf(invoiceById, invoiceIds, context);
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

type Matched = Pick<CheckedLineParent, 'item' | 'invoice' | 'orderItem' | 'order'>;

/**
 * The order's line of each invoice line: of the order that it names, or of any if it names none, the line of the same
 * article. Of several, it is the one of the same price, and each is taken once before any is taken twice.
 */
function matchLines(
  items: readonly { item: Item; invoice: Entity<'Invoice'> }[],
  orders: readonly Entity<'Order'>[],
): Matched[] {
  const taken = new Set<number>();
  const linesOf = Map.groupBy(
    orders.flatMap((order) => order.items.flatMap((line) => (line === null ? [] : [{ order, line }]))),
    ({ line }) => line.articleName,
  );
  return items.map(({ item, invoice }) => {
    const { referenceOrderId, articleName } = item;
    const candidates = (articleName === null ? [] : (linesOf.get(articleName) ?? [])).filter(
      ({ order }) => referenceOrderId === null || order.id === referenceOrderId,
    );
    const best = candidates.toSorted((a, b) => rank(a.line, item, taken) - rank(b.line, item, taken))[0];
    if (best) taken.add(best.line.id);
    const named = orders.find(({ id }) => id === referenceOrderId);
    return {
      item,
      invoice,
      orderItem: best ? extendEntity(best.line, { orderId: best.order.id }) : null,
      order: best?.order ?? named ?? (referenceOrderId === null ? null : { id: referenceOrderId }),
    };
  });
}

const rank = (line: Entity<'OrderItem'>, item: Item, taken: ReadonlySet<number>): number =>
  (taken.has(line.id) ? 2 : 0) + (difference(item.price, line.price)?.value === 0 ? 0 : 1);

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

/** The first pages, without those that cannot be read. */
async function pagesOf<Page>(
  pageById: Loader<number, Page>,
  ids: readonly number[],
  context: GatewayContext,
): Promise<Page[]> {
  const pages = await Promise.all(
    ids.slice(0, mostCompared).map(async (id) => {
      try {
        return await pageById(context).load(id);
      } catch (error) {
        if (error instanceof RestError && error.status !== 401) return null;
        throw error;
      }
    }),
  );
  return pages.filter((page) => page !== null);
}
