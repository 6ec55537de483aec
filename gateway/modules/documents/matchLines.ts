import { extendEntity } from '../../../contract/reader/createReader.ts';
import type { ReadMoney } from '../../../contract/reader/Read.ts';
import type { Entity } from '../../rest/entities.ts';
import { toCents } from '../../schema/cents.ts';

/** A line of an invoice. */
export type Item = Entity<'DocumentItem'>;

/** A line of an invoice and the line of an order that it belongs to; one of the two may be missing. */
export interface Matched {
  item: Item | null;
  /** Null for a line of a final invoice, too. */
  invoice: Entity<'Invoice'> | null;
  orderItem: (Entity<'OrderItem'> & { orderId: number }) | null;
  /** The order's id is known even if the order was not compared. */
  order: Entity<'Order'> | { id: number } | null;
}

interface Ordered {
  order: Entity<'Order'>;
  line: Entity<'OrderItem'>;
}

/**
 * The order's line of each invoice line: of the order that it names, or of any if it names none, the line of the same
 * article, however it is spelled. Of several, it is the one of the same price, and each is taken once before any is taken twice. Documents have
 * thousands of lines, so each is looked at a fixed number of times.
 */
export function matchLines(
  items: readonly { item: Item; invoice: Entity<'Invoice'> | null }[],
  orders: readonly Entity<'Order'>[],
): Matched[] {
  const taken = new Set<number>();
  const queues = queueLines(orders);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  return items.map(({ item, invoice }) => {
    const { referenceOrderId: orderId, articleName, price } = item;
    const samePrice = price ? queues.get(keyOf(articleName, orderId, priceKey(price))) : undefined;
    const anyPrice = queues.get(keyOf(articleName, orderId, 'any'));
    const best = samePrice?.free(taken) ?? anyPrice?.free(taken) ?? samePrice?.first ?? anyPrice?.first;
    if (best) taken.add(best.line.id);
    return {
      item,
      invoice,
      orderItem: best ? extendEntity(best.line, { orderId: best.order.id }) : null,
      order: best?.order ?? (orderId === null ? null : (orderOf.get(orderId) ?? { id: orderId })),
    };
  });
}

/** Lines in their order; asking for the next free one passes each line once. */
class LineQueue {
  readonly #lines: Ordered[] = [];
  #next = 0;

  add(line: Ordered): void {
    this.#lines.push(line);
  }

  get first(): Ordered | undefined {
    return this.#lines[0];
  }

  free(taken: ReadonlySet<number>): Ordered | undefined {
    for (; ; this.#next += 1) {
      const line = this.#lines[this.#next];
      if (!line || !taken.has(line.line.id)) return line;
    }
  }
}

/** The lines of orders by article, of one order and of all, of one price and of all. */
function queueLines(orders: readonly Entity<'Order'>[]): Map<string, LineQueue> {
  const queues = new Map<string, LineQueue>();
  for (const order of orders) {
    for (const line of order.items) {
      if (line === null || line.articleName === null) continue;
      for (const orderId of [order.id, null]) {
        for (const price of line.price ? [priceKey(line.price), 'any'] : ['any']) {
          const key = keyOf(line.articleName, orderId, price);
          const queue = queues.get(key) ?? new LineQueue();
          queue.add({ order, line });
          queues.set(key, queue);
        }
      }
    }
  }
  return queues;
}

const keyOf = (articleName: string | null, orderId: number | null, price: string): string =>
  `${orderId ?? 'all'} ${price} ${plainNumber(articleName ?? '')}`;

/** An article's number as the search compares it: spaces, dashes, dots, slashes and upper case do not matter. */
const plainNumber = (number: string): string => number.replace(/[\s\p{Pd}./_]/gu, '').toUpperCase();

/** The same for equal amounts of one currency. */
const priceKey = ({ value, currencyCode }: ReadMoney): string => `${toCents(value)}-${currencyCode}`;
