import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { precompress } from './vite/precompress.ts';
import { recompileRelay } from './vite/recompileRelay.ts';
import { translations } from './vite/translations.ts';

const inPackages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
/** Fluent packages that every page needs: the provider, and what header, forms and messages are made of. */
const frameComponents = [
  'keyboard-keys',
  'tokens',
  'react-(badge|button|context-selector|jsx-runtime|message-bar|provider)',
  'react-(select|shared-contexts|skeleton|spinner|tabster|text|theme|utilities)',
];
/** Our own modules that every page needs; dialogs and the drawer come when they are opened. */
const frameModules =
  /[\\/]web[\\/](relay|i18n|shell)[\\/](?!.*((Dialog|Drawer|UserField)\.tsx|useUserSearch\.ts))/;
const gateway = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;
const proxied = ['/graphql', '/api', '/documents', '/product_photos', '/health'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [relay, react(), recompileRelay(), translations(), precompress()],
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
            // Only what the frame itself draws: all of Fluent in one group would pull every component of every route
            // into the first load.
            {
              name: 'fluent',
              test: inPackages(
                '@griffel',
                'tabster',
                'keyborg',
                `@fluentui[\\\\/](${frameComponents.join('|')})`,
              ),
              priority: 10,
            },
            { name: 'frame', test: frameModules, priority: 5 },
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
