import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../i18n/languages.ts';
import { mergeTranslations } from './mergeTranslations.ts';

const folder = resolve(import.meta.dirname, '../i18n');

/** Serves `/i18n/{lng}.json` in development and writes it into the build, from one source file a domain (FMT-03). */
export function translations(): Plugin {
  return {
    name: 'translations',
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder) && file.endsWith('.json')) server.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const language = languages.find((code) => request.url?.split('?')[0] === `/i18n/${code}.json`);
        if (!language) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.end(JSON.stringify(mergeTranslations(folder, language)));
      });
    },
    generateBundle() {
      for (const language of languages) {
        this.emitFile({
          type: 'asset',
          fileName: `i18n/${language}.json`,
          source: JSON.stringify(mergeTranslations(folder, language)),
        });
      }
    },
  };
}
