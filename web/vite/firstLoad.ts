import type { Variables } from 'relay-runtime';
import type { Plugin, Rolldown } from 'vite';
import ordersQuery from '../__generated__/OrdersPageQuery$parameters.ts';
import searchQuery from '../__generated__/SearchResultsQuery$parameters.ts';
import sessionQuery from '../__generated__/loadSessionQuery.graphql.ts';
import { searchVariables } from '../pages/catalog/searchVariables.ts';
import { ordersVariables } from '../pages/orders/ordersVariables.ts';
import { readCatalogSearch } from '../parts/catalog/catalog.urls.ts';
import { operationHeaders } from '../relay/requestHeaders.ts';
import { urlsOf } from './translations.ts';

/**
 * The code of the page that a path opens, by the path's first name, with `?*` when it searches for a text; what is not here
 * loads when the router asks.
 */
const pages = {
  '': ['pages/catalog/CatalogPage.tsx'],
  catalog: ['pages/catalog/CatalogPage.tsx', 'pages/catalog/CatalogResults.tsx'],
  'catalog?*': [
    'pages/catalog/CatalogPage.tsx',
    'pages/catalog/CatalogResults.tsx',
    'pages/catalog/SearchResults.tsx',
  ],
  cart: ['modules.ts', 'pages/cart/CartArea.tsx', 'pages/cart/RegularCartPage.tsx'],
  orders: ['pages/orders/OrdersArea.tsx', 'pages/orders/OrdersPage.tsx'],
  order: ['pages/orders/OrderPage.tsx'],
  today: ['modules.ts', 'pages/today/TodayPage.tsx'],
  'wish-list': ['modules.ts', 'pages/wishlist/WishlistPage.tsx'],
  /** Every other path. */
  '*': ['modules.ts'],
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
          .replace('__PAGES__', JSON.stringify(bundle ? filesOfPages(Object.values(bundle)).pages : {})),
    },
  };
}

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** Files of the entry, and the further files of each page of the table by the path's first name. */
export function filesOfPages(bundle: readonly Output[]): {
  entry: string[];
  pages: Record<string, string[]>;
} {
  const chunks = bundle.filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (fileName: string): string[] => {
    const found = new Set<string>();
    const add = (file: string): void => {
      if (found.has(file)) return;
      found.add(file);
      byFile.get(file)?.imports.forEach(add);
    };
    add(fileName);
    return [...found];
  };
  const entry = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => withImports(fileName)),
  );
  const filesOf = (module: string): string[] => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${module}`)));
    if (!chunk) throw new Error(`${module} in web/vite/firstLoad.ts is not a module of the client`);
    return withImports(chunk.fileName).filter((file) => !entry.has(file));
  };
  return {
    entry: [...entry],
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, names]) => [path, [...new Set(names.flatMap(filesOf))]]),
    ),
  };
}
