import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Variables } from 'relay-runtime';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';
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

const headFile = resolve(import.meta.dirname, '../head.ts');

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;
/** What the head of a page knows of the build that it belongs to. Names of files begin without a slash, addresses with one. */
export type HeadData = {
  /** Headers that the gateway asks of every operation. */
  headers: Readonly<Record<string, string>>;
  /** Bodies of operations by the address of the page that shows their data, with `*` for a text that is searched for. */
  queries: Readonly<Record<string, object>> & { readonly session: object };
  /** Addresses of the texts, and of those of the first pages, by language. */
  texts: Readonly<Record<string, string>>;
  firstTexts: Readonly<Record<string, string>>;
  /** Files of code by the first name of a page's path; `*` for all other pages. */
  pages: Readonly<Record<string, readonly string[]>>;
};

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
 * Writes `web/head.ts` into the page's head, with where the texts are and which files each page needs, so that texts and the
 * page's code load in parallel with the entry, not after it has run. In development only texts load early.
 */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const data = JSON.stringify(headData(bundle && Object.values(bundle)));
        const { code } = await transformWithOxc(await readFile(headFile, 'utf8'), headFile);
        // A type is all that it imports. Without modules there is nothing to export either.
        const script = code.replace('export {};', '');
        return html.replace('__HEAD__', () => `((headData) => {\n${script}})(${data})`);
      },
    },
  };
}

function headData(bundle: readonly Output[] | undefined): HeadData {
  return {
    headers: operationHeaders,
    queries,
    texts: urlsOf('textUrls', bundle !== undefined),
    firstTexts: bundle ? firstTextUrls(bundle) : {},
    pages: bundle ? filesOfPages(bundle).pages : {},
  };
}
