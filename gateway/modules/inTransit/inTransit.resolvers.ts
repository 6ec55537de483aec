import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import { readListPage } from '../../relay/readListPage.ts';
import { articleOfRow } from '../catalog/catalog.loaders.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import { dateRangeFilter, stringFilter } from '../../rest/filters.ts';
import { withoutUndefined } from '../../rest/withoutUndefined.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { InTransitFilter } from '../../schema/types.generated.ts';

/** The list has one row per article; rows of one article differ in their dates. Those without a number may be any article's. */
const key: RowKey<Entity<'InTransitItem'>> = {
  list: 'inTransit',
  id: ({ articleName, minimalDate, maximalDate }) =>
    articleName ? `${articleName} ${minimalDate} ${maximalDate}` : null,
};

/** Without an order the back end lists the earliest arrival first. */
const sorts = { ARRIVAL: undefined, ARTICLE: 'sku', QUANTITY: 'qty' } as const;

function inTransitFilter(filter: InTransitFilter | null | undefined): Sent<'InTransitFilter'> | undefined {
  const conditions = withoutUndefined({
    sku: stringFilter(filter?.articleName),
    arrival: dateRangeFilter(filter?.arrival),
  });
  return Object.keys(conditions).length ? conditions : undefined;
}

const resolvers = {
  Viewer: {
    inTransitItems: (_viewer, { filter, order, ...window }, { rest }) => {
      const choice = withoutUndefined({ filter: inTransitFilter(filter), sort: sorts[order] });
      return connection(window, key, async (page) =>
        readListPage(await rest.get('listContainers', { query: { ...choice, ...page } }), page),
      );
    },
  },
  InTransitItem: {
    article: (item, _args, context) => articleOfRow(item, context),
  },
} satisfies Resolvers;

export const inTransit = defineModule({ resolvers });
