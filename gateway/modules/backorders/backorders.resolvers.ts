import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import { articleOfRow } from '../catalog/catalog.loaders.ts';
import type { Entity } from '../../rest/entities.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';

const bySku: RowKey<Entity<'BackorderItem'>> = { list: 'backorders', id: ({ sku }) => sku || null };

const resolvers = {
  Viewer: {
    backorderItems: (_viewer, window, { rest }) =>
      connection(window, bySku, (query) => rest.get('listBackorderItems', { query })),
  },
  BackorderItem: {
    articleName: ({ sku }) => sku,
    article: ({ sku }, _args, context) => articleOfRow({ articleName: sku }, context),
    orders: ({ orders }) => orders.map((id) => (id === null ? null : { id })),
  },
} satisfies Resolvers;

export const backorders = defineModule({ resolvers });
