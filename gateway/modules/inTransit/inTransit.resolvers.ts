import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import { readListPage } from '../../relay/readListPage.ts';
import { articleOfRow } from '../catalog/catalog.loaders.ts';
import type { Entity } from '../../rest/entities.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';

/** The list has one row per article; rows of one article differ in their dates. */
const key: RowKey<Entity<'InTransitItem'>> = {
  id: ({ articleName, minimalDate, maximalDate }) => `${articleName} ${minimalDate} ${maximalDate}`,
};

const resolvers = {
  Viewer: {
    inTransitItems: (_viewer, window, { rest }) =>
      connection(window, key, async (page) =>
        readListPage(await rest.get('listContainers', { query: page }), page),
      ),
  },
  InTransitItem: {
    article: (item, _args, context) => articleOfRow(item, context),
  },
} satisfies Resolvers;

export const inTransit = defineModule({ resolvers });
