import type { Variables } from 'relay-runtime';
import type { Plugin } from 'vite';
import ordersQuery from '../__generated__/OrdersPageQuery$parameters.ts';
import searchQuery from '../__generated__/SearchResultsQuery$parameters.ts';
import sessionQuery from '../__generated__/loadSessionQuery.graphql.ts';
import { searchVariables } from '../pages/catalog/searchVariables.ts';
import { ordersVariables } from '../pages/orders/ordersVariables.ts';
import { readCatalogSearch } from '../parts/catalog/catalog.urls.ts';
import { operationHeaders } from '../relay/requestHeaders.ts';
import { filesOfPages } from './filesOfPages.ts';
import { firstTextUrls } from './firstTexts.ts';
import { urlsOf } from './translations.ts';

type Query = { params: { id?: string | null | undefined } };

/** An operation as `web/relay/sendOperation.ts` sends it. */
const asSent = ({ params }: Query, variables: Variables) => ({ documentId: params.id, variables });

const listOf = (path: string, type: Parameters<typeof ordersVariables>[0]) => ({
  [path]: asSent(ordersQuery, ordersVariables(type)({ params: {}, url: new URL(path, 'http://portal') })),
});

/** The first page of a search for any text, as the search field opens it. */
const searchPath = '/catalog?type=part&searchString=*&page=1&limit=20';
const searchOf = (path: string) => readCatalogSearch(new URL(path, 'http://portal').searchParams);

/** Queries sent before any code has loaded: the session, and the data of an address. */
const queries = {
  session: asSent(sessionQuery, {}),
  ...listOf('/orders/regular', 'REGULAR'),
  ...listOf('/orders/reservation', 'RESERVATION'),
  ...listOf('/orders/backorders', 'BACKORDER'),
  [searchPath]: asSent(searchQuery, searchVariables(searchOf(searchPath))),
};

/**
 * Tells the script in the page's head where the texts are and which files each page needs, so that texts and the
 * page's code load in parallel with the entry, not after it has run. In development only texts load early.
 */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html
          .replace('__HEADERS__', JSON.stringify(operationHeaders))
          .replace('__QUERIES__', () => JSON.stringify(queries))
          .replace('__TEXTS__', JSON.stringify(urlsOf('textUrls', bundle !== undefined)))
          .replace('__FIRST_TEXTS__', JSON.stringify(bundle ? firstTextUrls(Object.values(bundle)) : {}))
          .replace('__PAGES__', JSON.stringify(bundle ? filesOfPages(Object.values(bundle)).pages : {})),
    },
  };
}
