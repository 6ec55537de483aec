import { identity } from '../../relay/identity.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import { dbIdToNumber } from '../../relay/numericDbId.ts';
import { startEarly } from '../../rest/startEarly.ts';
import { defineModule } from '../../schema/defineModule.ts';
import { toOpenEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { selectsField } from '../../schema/selectsField.ts';
import { articleResolvers } from './articleResolvers.ts';
import { articleSearch } from './articleSearch.ts';
import { warehouseById } from './catalog.loaders.ts';
import {
  getArticle,
  getWholeArticle,
  listAllWarehouses,
  listArticleVehicles,
  listWarehouses,
  shortSearchArticles,
  simpleSearchArticles,
} from './catalog.rest.ts';
import { oemListResolvers } from './oemList.resolvers.ts';
import { strictSearch } from './strictSearch.ts';
import { readSuggestion } from './suggestion.ts';

/** Below this many characters nothing is looked for (CAT-09, CART-31). */
const shortestSearch = 3;

const isTooShort = (searchString: string): boolean => [...searchString.trim()].length < shortestSearch;

const resolvers = {
  ...articleResolvers,
  ...oemListResolvers,
  Viewer: {
    articleSearch: (_viewer, args, context) => articleSearch(args, context),
    strictSearch: (_viewer, { searchString }, { rest }) => strictSearch(rest, searchString),
    articleSuggestions: async (_viewer, { searchString }, { rest }) =>
      isTooShort(searchString)
        ? []
        : (await shortSearchArticles(rest, searchString)).flatMap((one) => readSuggestion(one) ?? []),
    articleSelect: (_viewer, { searchString }, { rest }) =>
      isTooShort(searchString) ? [] : simpleSearchArticles(rest, searchString),
    article: (_viewer, { name }, { rest }, info) => {
      if (selectsField(info, 'vehicles')) startEarly(listArticleVehicles(rest, name));
      return getArticle(rest, name);
    },
    warehouses: (_viewer, { all }, { rest }) => (all ? listAllWarehouses(rest) : listWarehouses(rest)),
  },
  ArticleHit: {
    // A hit's analogues are its own: the article's would say nothing of the search (CAT-39, ART-24).
    article: ({ analogues: _analogues, ...article }) => article,
  },
  Warehouse: {
    ...identity('Warehouse'),
    // One that is not in the list any more has only its number.
    name: ({ id, name }, _args, context) =>
      name ??
      warehouseById(context)
        .load(id)
        .then((whole) => whole?.name ?? String(id)),
    // A warehouse that is not in the list any more cannot be ordered from.
    readonly: (warehouse, _args, context) =>
      warehouse.readonly ??
      warehouseById(context)
        .load(warehouse.id)
        .then((whole) => whole?.readonly ?? true),
    type: (warehouse, _args, context) =>
      warehouse.type === undefined
        ? warehouseById(context)
            .load(warehouse.id)
            .then((whole) => warehouseType(whole?.type))
        : warehouseType(warehouse.type),
  },
} satisfies Resolvers;

const warehouseType = (type: string | undefined) =>
  toOpenEnum(['regular', 'consignation', 'transit'], type ?? '');

const nodes: NodeFetchers = {
  Article: async ({ rest }, dbId) => {
    const id = dbIdToNumber(dbId);
    return id === null ? null : getWholeArticle(rest, { id });
  },
  Warehouse: (context, dbId) => warehouseById(context).load(Number(dbId)),
};

export const catalog = defineModule({ resolvers, nodes });
