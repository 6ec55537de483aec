import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import type { Page, PageRequest } from '../../relay/readRows.ts';
import { articleOfRow } from '../catalog/catalog.loaders.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';

/** The list has one row per article; rows of one article differ in their dates. */
const key: RowKey<Entity<'InTransitItem'>> = {
  id: ({ articleName, minimalDate, maximalDate }) => `${articleName} ${minimalDate} ${maximalDate}`,
};

const resolvers = {
  Viewer: {
    inTransitItems: (_viewer, window, { rest }) =>
      connection(window, key, (page) => readContainers(rest, page)),
  },
  InTransitItem: {
    article: (item, _args, context) => articleOfRow(item, context),
  },
} satisfies Resolvers;

/** A page of the articles in transit (CALL-075). A list that is longer than the page was answered whole. */
async function readContainers(rest: RestClient, query: PageRequest): Promise<Page<Entity<'InTransitItem'>>> {
  const answer = await rest.get('listContainers', { query });
  if (!Array.isArray(answer)) return answer;
  const { page, limit } = query;
  return answer.length > limit
    ? { items: answer.slice((page - 1) * limit, page * limit), meta: { total: answer.length } }
    : { items: answer, meta: null };
}

export const inTransit = defineModule({ resolvers });
