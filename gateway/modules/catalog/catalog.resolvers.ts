import { extendEntity } from '../../../contract/reader/createReader.ts';
import { parseDbId } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import type { Entity } from '../../rest/entities.ts';
import { startEarly } from '../../rest/startEarly.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { selectsField } from '../../schema/selectsField.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { orNull } from '../../rest/orNull.ts';
import { articleResolvers } from './articleResolvers.ts';
import { articleSearch } from './articleSearch.ts';
import { articleById, articleByName } from './catalog.loaders.ts';
import { oemListResolvers } from './oemList.resolvers.ts';
import { toLatinNumber } from '../../../contract/toLatinNumber.ts';
import { readSuggestion } from './suggestion.ts';

/** The shortest text that is searched for (CAT-09, CART-31). */
const shortestSearch = 3;

const isTooShort = (searchString: string): boolean => [...searchString.trim()].length < shortestSearch;

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
  },
  ArticleHit: {
    // A hit has its own analogues: the article's would say nothing about the search (CAT-39, ART-24).
    article: (hit) => extendEntity(hit, { analogues: undefined }),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  Article: nodeById(articleById),
};

export const catalog = defineModule({ resolvers, nodes });

/**
 * Articles whose number is exactly this one, however it is written (CALL-113, GAP-119); none when the search fails,
 * because the ordinary results stand without them (CAT-31).
 */
async function strictSearch(
  rest: RestClient,
  searchString: string,
): Promise<(Entity<'ArticleHit'> | null)[]> {
  return (
    (await orNull(
      rest.get('strictSearchArticles', { query: { searchString: toLatinNumber(searchString) } }),
    )) ?? []
  );
}
