import type { OrderStatus, OrderType } from '../db/tables.ts';
import { demoCustomers } from './customers.ts';
import type { Random } from '../support/random.ts';

/** An order of the past three years before it has an id, lines or prices. */
export interface MadeOrder {
  customerId: number;
  type: OrderType;
  status: OrderStatus;
  /** Days before now, with fractions. */
  daysAgo: number;
}

const day = 1;

/** Every status an order of a type can be in; each is made at least once for the first customer. */
const statusesOf: Record<OrderType, readonly OrderStatus[]> = {
  regular: [
    'not_confirmed',
    'confirmed',
    'in_progress',
    'collected',
    'packed',
    'shipped',
    'delivered',
    'cancelled',
    'taken',
    'merged',
  ],
  reservation: ['pre_ordered', 'confirmed', 'in_progress', 'shipped', 'delivered', 'cancelled'],
  backorder: ['ordered', 'confirmed', 'packed', 'delivered', 'cancelled'],
};

/** Ages in days of the oldest order of the past year, and of the two years before. */
const oldestRecent = 361;
const oldest = 3 * 365;

/** Whether an order is older than the past year. */
export const isOld = ({ daysAgo }: MadeOrder): boolean => daysAgo > oldestRecent;

interface Ordering {
  id: number;
  orders: number;
}

/** A year of orders of all customers, oldest first; recent ones are still on their way. */
export function makeOrders(random: Random, customers: readonly Ordering[]): MadeOrder[] {
  const [first] = demoCustomers;
  const orders = ordersOf(random, customers, () => random.next() ** 1.4 * 360 + 0.05);
  const samples = (['regular', 'reservation', 'backorder'] as const).flatMap((type) =>
    statusesOf[type].map((status, n) => ({
      customerId: first?.id ?? 1,
      type,
      status,
      daysAgo: (n + 1) * day + random.next(),
    })),
  );
  return [...orders, ...samples].toSorted(byAge);
}

/** The orders of the two years before, oldest first: fewer, as customers grow. */
export function makeOldOrders(random: Random, customers: readonly Ordering[]): MadeOrder[] {
  const smaller = customers.map(({ id, orders }) => ({ id, orders: Math.ceil(orders * 0.6) }));
  const age = () => random.next() ** 1.2 * (oldest - oldestRecent) + oldestRecent;
  return ordersOf(random, smaller, age).toSorted(byAge);
}

const byAge = (a: MadeOrder, b: MadeOrder) => b.daysAgo - a.daysAgo;

function ordersOf(random: Random, customers: readonly Ordering[], age: () => number): MadeOrder[] {
  return customers.flatMap(({ id, orders }) =>
    Array.from({ length: orders }, () => {
      const type = pickType(random);
      const daysAgo = age();
      return { customerId: id, type, status: statusAt(random, type, daysAgo), daysAgo };
    }),
  );
}

function pickType(random: Random): OrderType {
  const roll = random.next();
  return roll < 0.82 ? 'regular' : roll < 0.92 ? 'reservation' : 'backorder';
}

/** The usual status of an order of that age. */
function statusAt(random: Random, type: OrderType, daysAgo: number): OrderStatus {
  if (daysAgo > 1 && random.chance(0.07)) return random.pick(['cancelled', 'cancelled', 'taken', 'merged']);
  if (type === 'reservation' && daysAgo < 45) return random.chance(0.7) ? 'pre_ordered' : 'confirmed';
  if (type === 'backorder' && daysAgo < 30) return random.chance(0.7) ? 'ordered' : 'confirmed';
  if (daysAgo < 1) return random.pick(['not_confirmed', 'not_confirmed', 'confirmed']);
  if (daysAgo < 3) return random.pick(['confirmed', 'in_progress', 'collected']);
  if (daysAgo < 6) return random.pick(['collected', 'packed', 'shipped']);
  if (daysAgo < 12) return random.pick(['shipped', 'delivered']);
  return 'delivered';
}
