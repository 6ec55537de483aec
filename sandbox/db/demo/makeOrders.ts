import type { OrderStatus, OrderType } from '../tables/selling.ts';
import { demoCustomers } from './customers.ts';
import type { Random } from './random.ts';

/** An order of the past year before it has an id, lines or prices. */
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

/** A year of orders of all customers, oldest first; recent ones are still on their way. */
export function makeOrders(
  random: Random,
  customers: readonly { id: number; orders: number }[],
): MadeOrder[] {
  const orders = customers.flatMap(({ id, orders: count }) =>
    Array.from({ length: count }, () => {
      const type = pickType(random);
      const daysAgo = random.next() ** 1.4 * 360 + 0.05;
      return { customerId: id, type, status: statusAt(random, type, daysAgo), daysAgo };
    }),
  );
  const [first] = demoCustomers;
  const samples = (['regular', 'reservation', 'backorder'] as const).flatMap((type) =>
    statusesOf[type].map((status, n) => ({
      customerId: first?.id ?? 1,
      type,
      status,
      daysAgo: (n + 1) * day + random.next(),
    })),
  );
  return [...orders, ...samples].toSorted((a, b) => b.daysAgo - a.daysAgo);
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
