import { extendEntity } from '../../../contract/reader/createReader.ts';
import type { ReadMoney } from '../../../contract/reader/Read.ts';
import type { GatewayContext } from '../../context/context.ts';
import type { Loader } from '../../relay/loaders.ts';
import type { Entity } from '../../rest/entities.ts';
import { orNull } from '../../rest/orNull.ts';
import { fromCents, toCents } from '../../schema/cents.ts';
import type { LineDifference } from '../../schema/types.generated.ts';
import { invoiceById, mergedInvoiceById } from '../invoices/invoices.loaders.ts';
import { orderById } from '../orders/orders.loaders.ts';
import { matchLines, type Item, type Matched } from './matchLines.ts';
import { readStep } from './readStep.ts';

/** As many orders of an invoice are compared in a step, and of a final invoice; each is a call. */
const mostCompared = 3;
const mostOfFinalInvoice = 10;
/** As many invoices of an order are compared. */
const mostInvoices = 10;
/** As many other invoices are read for the rest of part deliveries. */
const mostOthers = 4;

/** A comparison of lines. */
export interface LineCheckParent {
  /** Null for a line of an invoice that could not be read. */
  lines: (CheckedLineParent | null)[];
  orders: Entity<'Order'>[];
  invoices: Entity<'Invoice'>[];
  isPartial: boolean;
  nextStep: number | null;
}

/** A line of an invoice and its order's line; one of the two may be missing. */
export interface CheckedLineParent extends Matched {
  articleName: string | null;
  differences: LineDifference[];
  priceDifference: ReadMoney | null;
  qtyDifference: number | null;
}

/** Compares the lines of an invoice with those of its orders, some of them in each step. */
export async function checkInvoice(
  id: number,
  step: number,
  context: GatewayContext,
): Promise<LineCheckParent> {
  const invoice = await invoiceById(context).load(id);
  const read = await ordersOf(invoice.orders, { step, most: mostCompared }, context);
  return checkItems(invoice.items, { ...read, invoice, own: new Set([id]) }, context);
}

/** Compares the lines of a final invoice with those of its orders, some of them in each step. */
export async function checkMergedInvoice(
  id: number,
  step: number,
  context: GatewayContext,
): Promise<LineCheckParent> {
  const { items, included_orders: included, invoices } = await mergedInvoiceById(context).load(id);
  const ids = included.map((order) => order?.id ?? null);
  const read = await ordersOf(ids, { step, most: mostOfFinalInvoice }, context);
  const own = new Set(invoices.map((one) => one?.id));
  return checkItems(items, { ...read, invoice: null, own }, context);
}

interface Checked extends OrdersRead {
  invoice: Entity<'Invoice'> | null;
  /** The invoices whose lines are compared. */
  own: ReadonlySet<number | undefined>;
}

/** Compares the lines of one document with those of orders; a line that could not be read keeps its place. */
async function checkItems(
  items: readonly (Item | null)[],
  { orders, isPartial, nextStep, invoice, own }: Checked,
  context: GatewayContext,
): Promise<LineCheckParent> {
  const readable = items.filter((one) => one !== null).map((item) => ({ item, invoice }));
  const alone = checkLines(matchLines(readable, orders), { isPartial, orders });
  const rest = await readOthers(alone, { orders, own }, context);
  const checked =
    rest === null
      ? alone
      : checkLines(matchLines([...readable, ...rest.items], orders), {
          isPartial,
          orders,
          unknown: rest.unknown,
        });
  const inPlaces = checked.values();
  const lines = items.map((item) => item && (inPlaces.next().value ?? null));
  return { lines, orders, invoices: invoice ? [invoice] : [], isPartial, nextStep };
}

/** Lines of other invoices of the same orders, and the orders that could not be read completely. */
interface Others {
  items: { item: Item; invoice: Entity<'Invoice'> }[];
  unknown: ReadonlySet<number>;
}

/** What other invoices of the orders have, where fewer pieces are invoiced than ordered; null where that is nowhere. */
async function readOthers(
  lines: readonly CheckedLineParent[],
  { orders, own }: Pick<Checked, 'orders' | 'own'>,
  context: GatewayContext,
): Promise<Others | null> {
  const short = new Set(
    lines.filter(({ differences }) => differences.includes('QTY_LOWER')).map(({ order }) => order?.id),
  );
  const items: Others['items'] = [];
  const unknown = new Set<number>();
  let left = mostOthers;
  for (const { id, documents } of orders.filter((order) => short.has(order.id))) {
    const named = documents?.invoice.filter((one) => one === null || !own.has(one.id));
    const ids = (named ?? []).flatMap((one) => one?.id ?? []).slice(0, left);
    left -= ids.length;
    const invoices = await pagesOf(invoiceById, ids, context);
    if (!named || invoices.length < named.length || invoices.some(hasUnreadable)) unknown.add(id);
    for (const invoice of invoices) items.push(...itemsOf(invoice, id));
  }
  return short.size === 0 ? null : { items, unknown };
}

/** An invoice's lines of one order. */
const itemsOf = (invoice: Entity<'Invoice'>, orderId: number): Others['items'] =>
  invoice.items
    .filter((item) => item !== null)
    .filter((item) => belongsTo(item, orderId, invoice))
    .map((item) => ({ item, invoice }));

interface OrdersRead {
  orders: Entity<'Order'>[];
  /** Whether orders or lines of them are missing. */
  isPartial: boolean;
  nextStep: number | null;
}

/** The orders of a document that are compared in a step. */
async function ordersOf(
  named: readonly (number | null)[],
  { step, most }: { step: number; most: number },
  context: GatewayContext,
): Promise<OrdersRead> {
  const ids = named.filter((one) => one !== null);
  const end = readStep(step) * most;
  const orders = await pagesOf(orderById, ids.slice(end - most, end), context);
  // Invoices come from orders: without one its orders could not be read.
  return {
    orders,
    isPartial: ids.length === 0 || orders.length < named.length || orders.some(hasUnreadable),
    nextStep: end < ids.length ? step + 1 : null,
  };
}

/** Compares the lines of an order with those of its invoices. */
export async function checkOrder(id: number, context: GatewayContext): Promise<LineCheckParent> {
  const order = await orderById(context).load(id);
  const named = order.documents?.invoice ?? null;
  const invoiceIds = (named ?? []).filter((one) => one !== null).map((one) => one.id);
  const invoices = await pagesOf(invoiceById, invoiceIds.slice(0, mostInvoices), context);
  const isPartial =
    named === null || invoices.length < named.length || [order, ...invoices].some(hasUnreadable);
  const items = invoices.flatMap((invoice) => itemsOf(invoice, id));
  const lines = matchLines(items, [order]);
  const invoiced = new Set(lines.map(({ orderItem }) => orderItem?.id));
  const others = order.items
    .filter((one) => one !== null)
    .filter((one) => !invoiced.has(one.id))
    .map((one) => ({ item: null, invoice: null, orderItem: extendEntity(one, { orderId: id }), order }));
  const checked = checkLines([...lines, ...others], { isPartial, orders: [order] });
  return { lines: checked, orders: [order], invoices, isPartial, nextStep: null };
}

/** Whether a document has a line that cannot be compared with others, or perhaps has one. */
const hasUnreadable = ({ items }: { items: readonly ({ articleName: string | null } | null)[] }): boolean =>
  items.length === 0 || items.some((line) => line === null || !line.articleName);

/** A line that names no order belongs to the invoice's only one. */
const belongsTo = ({ referenceOrderId }: Item, orderId: number, { orders }: Entity<'Invoice'>): boolean =>
  referenceOrderId === null ? orders.length <= 1 : referenceOrderId === orderId;

interface Compared {
  isPartial: boolean;
  /** The orders that were read. */
  orders: readonly Entity<'Order'>[];
  /** Orders with other invoices that could not be read: the rest of a line may be on one of them. */
  unknown?: ReadonlySet<number>;
}

/** Says how the lines differ. Lines of invoices that share a line of an order are compared with it together. */
function checkLines(
  lines: readonly Matched[],
  { isPartial, orders, unknown = new Set() }: Compared,
): CheckedLineParent[] {
  const whole = new Set(orders.filter((order) => !hasUnreadable(order)).map(({ id }) => id));
  const invoiced = Map.groupBy(lines, ({ orderItem }) => orderItem?.id);
  return lines.map((line) => {
    const { item, orderItem } = line;
    const articleName = item?.articleName ?? orderItem?.articleName ?? null;
    if (!item || !orderItem) {
      // The order that an invoice's line names is enough to know; the others of a part do not matter.
      const isKnown = item?.referenceOrderId != null ? whole.has(item.referenceOrderId) : !isPartial;
      const differences: LineDifference[] =
        !isKnown || !articleName ? ['NOT_COMPARED'] : [item ? 'NOT_ORDERED' : 'NOT_INVOICED'];
      return { ...line, articleName, differences, priceDifference: null, qtyDifference: null };
    }
    const priceDifference = difference(item.price, orderItem.price);
    const qty = sumOf((invoiced.get(orderItem.id) ?? []).map((one) => one.item?.qty ?? null));
    const by = qty === null || orderItem.qty === null ? null : qty - orderItem.qty;
    const qtyDifference = by !== null && by < 0 && unknown.has(orderItem.orderId) ? null : by;
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
