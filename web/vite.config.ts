import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { compileEarly } from './vite/compileEarly.ts';
import { compileStyles } from './vite/compileStyles.ts';
import { firstLoad } from './vite/firstLoad.ts';
import { firstTexts } from './vite/firstTexts.ts';
import { inlineIcons } from './vite/inlineIcons.ts';
import { inlineStyles } from './vite/inlineStyles.ts';
import { inlineTokens } from './vite/inlineTokens.ts';
import { precompress } from './vite/precompress.ts';
import { prerender } from './vite/prerender.ts';
import { recompileRelay } from './vite/recompileRelay.ts';
import { relayParts } from './vite/relayParts.ts';
import { sizeBudget } from './vite/sizeBudget.ts';
import { translations } from './vite/translations.ts';

const gateway = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;
const proxied = ['/graphql', '/api', '/documents', '/product_photos', '/health'];

/** Code that browsers would load and not run. */
const smaller = [
  // Exports only its development build to browsers, with warnings for developers in it.
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
  // Its hook does much for each component that is the same for all.
  { find: /^react-i18next$/, replacement: resolve(import.meta.dirname, 'i18n/reactI18next.ts') },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? smaller : [] },
  plugins: [
    relay,
    react(),
    recompileRelay(),
    relayParts(),
    inlineTokens(),
    compileStyles(),
    translations(),
    firstTexts(),
    firstLoad(),
    inlineIcons(),
    inlineStyles(),
    compileEarly(),
    sizeBudget(),
    prerender(),
    precompress(),
  ],
  // The gateway replaces this word by a fresh nonce in every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The texts of what the client is built from go with it, as its licences ask for.
    license: { fileName: 'licenses.txt' },
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // `sizeBudget` watches the sizes that count.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page runs on and what seldom changes.
            {
              name: 'vendor',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-relay|relay-runtime|fbjs|invariant|nullthrows|@babel|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store)[\\/]/,
              priority: 4,
            },
            // The entry with all that it imports, and what nearly every page has: addresses of other areas, too.
            {
              name: 'frame',
              test: /[\\/]web[\\/](index\.html|main\.tsx|relay[\\/]useRouteQuery\.ts|shell[\\/]RouteTabs\.tsx|parts[\\/](money[\\/]Money\.tsx|\w+[\\/]\w+\.urls\.ts)|ui[\\/](table[\\/]DataTable|list[\\/](Pager|useListUrl)|page[\\/]PageHeader|links[\\/](LinkTabs|ButtonLink|TextLink)|notices[\\/](EmptyState|ErrorPanel|PanelBoundary)|values[\\/](StatusTag|DateTime))\.tsx?)$/,
              priority: 3,
            },
            // The routes of the areas that users do not open first.
            { name: 'modules', test: /[\\/]web[\\/]modules\.ts$/, priority: 2 },
            // The pages that users open first are one file each.
            {
              name: 'CatalogPage',
              test: /[\\/]pages[\\/]catalog[\\/](CatalogPage|CatalogResults)\.tsx$/,
              priority: 2,
            },
            {
              name: 'OrdersPage',
              test: /[\\/]pages[\\/]orders[\\/](OrdersArea|OrdersPage)\.tsx$/,
              priority: 2,
            },
            // What search results, carts and other lists of articles show of one.
            {
              name: 'article',
              test: /[\\/]web[\\/](parts[\\/](article[\\/](Article(Number|Link|Price|Photo)|MultipleNotice|EndOfLifeNotice|StockChips|InTransitNote|useStockColumns|piecesIn)|cart[\\/]CartControls|wishlist[\\/]WishlistStar|catalog[\\/]lastSearch)|ui[\\/]form[\\/]NumericInput)\.tsx?$/,
              priority: 1,
            },
            // What most pages share.
            { name: 'shared', minShareCount: 32, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: gateway }])),
  },
}));

function routerFile(name: string): string {
  return resolve(import.meta.dirname, '../node_modules/react-router/dist/production', name);
}
