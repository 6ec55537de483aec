import { connection } from '../../relay/connection.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';

export const backordersResolvers = {
  Viewer: {
    backorderItems: (_viewer, window, { rest }) =>
      connection(window, (query) => rest.get('listBackorderItems', { query })),
  },
  BackorderItem: {
    orders: ({ orders }) => orders.map((id) => ({ id })),
  },
} satisfies Resolvers;
