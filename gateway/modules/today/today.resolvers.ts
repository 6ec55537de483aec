import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { OrderStatus } from '../../schema/types.generated.ts';
import { orderFilter } from '../orders/orderFilter.ts';

/** The orders that were placed, whether or not the distributor works on them already. */
const statuses: OrderStatus[] = [
  'NOT_CONFIRMED',
  'CONFIRMED',
  'IN_PROGRESS',
  'COLLECTED',
  'PACKED',
  'SHIPPED',
  'DELIVERED',
  'ORDERED',
  'PRE_ORDERED',
];
const mostOrders = 50;

const resolvers = {
  Viewer: {
    recentOrders: (_viewer, _args, { rest }) =>
      rest.get('listOrders', {
        query: { filter: orderFilter(null, { status: statuses }), page: 1, limit: mostOrders },
      }),
  },
  RecentOrders: {
    orders: ({ items }) => items,
    totalCount: ({ meta }) => meta?.total ?? null,
    newest: ({ items }) => items[0] ?? null,
  },
} satisfies Resolvers;

export const today = defineModule({ resolvers });
