import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { firstLoad } from './vite/firstLoad.ts';
import { precompress } from './vite/precompress.ts';
import { prerender } from './vite/prerender.ts';
import { recompileRelay } from './vite/recompileRelay.ts';
import { translations } from './vite/translations.ts';

const inPackages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
const gateway = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;
const proxied = ['/graphql', '/api', '/documents', '/product_photos', '/health'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [relay, react(), recompileRelay(), translations(), firstLoad(), prerender(), precompress()],
  // The gateway puts a fresh nonce in the place of this word in every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: inPackages('react', 'react-dom', 'scheduler'), priority: 30 },
            {
              name: 'relay',
              test: inPackages('react-relay', 'relay-runtime', 'fbjs', 'invariant', 'nullthrows', '@babel'),
              priority: 20,
            },
            { name: 'router', test: inPackages('react-router', 'react-router-dom'), priority: 20 },
            // Only what the entry itself imports ($initial): all of Fluent in one chunk would bring every component of
            // every route with the first load.
            { name: 'fluent', tags: ['$initial'], test: inPackages('@griffel', '@fluentui'), priority: 10 },
            { name: 'frame', tags: ['$initial'], priority: 5 },
            // What several pages share, in pieces worth a request. Large things that only some of it needs stay apart.
            {
              name: 'page',
              test: /[\\/](react-(field|utilities|context-selector)|use-sync-external-store|web[\\/]ui[\\/](PageHeader|LinkTabs|EmptyState|ErrorPanel|PanelBoundary|ButtonLink|StatusTag|Money|DateTime))[\\/.]/,
              priority: 5,
            },
            {
              name: 'focus',
              test: /[\\/](tabster|react-tabster(?!.*[fF]ocusWithin))[\\/]/,
              priority: 4,
            },
            {
              name: 'popover',
              test: /[\\/](@floating-ui|react-(positioning|portal|motion|popover))[\\/]/,
              priority: 3,
            },
            {
              name: 'form',
              test: /[\\/](react-hook-form|web[\\/]ui[\\/]form[\\/](TextField|SubmitButton|requiredRule).*)[\\/.]/,
              priority: 3,
            },
            { name: 'table', test: /[\\/]web[\\/]ui[\\/](table|list)[\\/]/, priority: 2 },
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
});
