import { extendEntity } from '../../../contract/reader/createReader.ts';
import { fieldOf } from '../../fieldOf.ts';
import { identity, parseDbId } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import type { Entity } from '../../rest/entities.ts';
import { startEarly } from '../../rest/startEarly.ts';
import { defineModule } from '../defineModule.ts';
import { openEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { selectsField } from '../../schema/selectsField.ts';
import { articleResolvers } from './articleResolvers.ts';
import { articleSearch } from './articleSearch.ts';
import { articleById, articleByName, warehouseById } from './catalog.loaders.ts';
import type { WarehouseParent } from './catalog.parents.ts';
import { oemListResolvers } from './oemList.resolvers.ts';
import { strictSearch } from './strictSearch.ts';
import { toLatinNumber } from '../../../contract/toLatinNumber.ts';
import { readSuggestion } from './suggestion.ts';

/** The shortest text that is searched for (CAT-09, CART-31). */
const shortestSearch = 3;

const isTooShort = (searchString: string): boolean => [...searchString.trim()].length < shortestSearch;

const ofWarehouse = fieldOf<Entity<'Warehouse'>, WarehouseParent>(async ({ id }, context) => {
  const warehouse = await warehouseById(context).load(id);
  if (warehouse) return warehouse;
  const isWhole = (await context.rest.get('listAllWarehouses')).every((one) => one !== null);
  // A warehouse that is no longer in the list has only its number and cannot be ordered from.
  return {
    id,
    type: null,
    ...(isWhole ? { name: String(id), readonly: true } : { name: null, readonly: null }),
  };
});

const resolvers = {
  ...articleResolvers,
  ...oemListResolvers,
  Viewer: {
    articleSearch: (_viewer, args, context, info) =>
      articleSearch(args, context, selectsField(info, 'facets')),
    strictSearch: (_viewer, { searchString }, { rest }) => strictSearch(rest, searchString),
    articleSuggestions: async (_viewer, { searchString }, { rest }) => {
      if (isTooShort(searchString)) return [];
      const suggestions = await rest.get('shortSearchArticles', {
        query: { searchString: toLatinNumber(searchString) },
      });
      return suggestions.map((one) => one && readSuggestion(one));
    },
    articleSelect: (_viewer, { searchString }, { rest }) =>
      isTooShort(searchString)
        ? []
        : rest.get('simpleSearchArticles', { query: { searchString: toLatinNumber(searchString) } }),
    article: async (_viewer, { name }, context, info) => {
      if (selectsField(info, 'vehicles'))
        startEarly(context.rest.get('listArticleVehicles', { path: { id: name } }));
      const article = await articleByName(context).load(name);
      // An article found by its number has that number; digits alone may be an id (GAP-121).
      return article.name === null && parseDbId(name) === null ? extendEntity(article, { name }) : article;
    },
    warehouses: (_viewer, { all }, { rest }) => rest.get(all ? 'listAllWarehouses' : 'listWarehouses'),
  },
  ArticleHit: {
    // A hit has its own analogues: the article's would say nothing about the search (CAT-39, ART-24).
    article: (hit) => extendEntity(hit, { analogues: undefined }),
  },
  Warehouse: {
    ...identity('Warehouse'),
    name: ofWarehouse('name'),
    readonly: ofWarehouse('readonly'),
    type: ofWarehouse('type', openEnum('WarehouseType', 'OTHER')),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  Article: nodeById(articleById),
  Warehouse: nodeById(warehouseById),
};

export const catalog = defineModule({ resolvers, nodes });
