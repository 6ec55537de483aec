import { connection } from '../../relay/connection.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';

const resolvers = {
  Viewer: {
    backorderItems: (_viewer, window, { rest }) =>
      connection(window, (query) => rest.get('listBackorderItems', { query })),
  },
  BackorderItem: {
    orders: ({ orders }) => orders.map((id) => ({ id })),
  },
} satisfies Resolvers;

export const backorders = defineModule({ resolvers });
