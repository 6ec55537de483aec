import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languages, type Language } from '../i18n/languages.ts';
import { mergeTranslations } from './mergeTranslations.ts';

const folder = resolve(import.meta.dirname, '../i18n');
const moduleId = 'virtual:texts';

/** The texts of the pages for visitors, without those of errors; their file holds only these. */
const forVisitors =
  /^(APP|LOGIN|SIGN_UP|FORGOT_PASSWORD|ADDRESS|THEME|FROM)\.|^(HEADER\.LANGUAGE|FORM\.(CHOOSE|REFUSED)|ERROR|ERROR\.OFFLINE|TRY_AGAIN)$/;

/** All texts of a language. */
export const readTexts = (language: Language): Record<string, string> => mergeTranslations(folder, language);

/** The texts that the pages for visitors begin with. */
export function readVisitorTexts(language: Language): Record<string, string> {
  const texts = Object.entries(readTexts(language));
  return Object.fromEntries(texts.filter(([key]) => forVisitors.test(key)));
}

/** A language's texts as files: all of them, and those that the pages for visitors begin with. */
const files = languages.flatMap((language) => [
  { language, name: language, of: 'textUrls', read: () => readTexts(language) },
  {
    language,
    name: `${language}.visitors`,
    of: 'visitorTextUrls',
    read: () => readVisitorTexts(language),
  },
]);

const contentOf = ({ read }: (typeof files)[number]): string => JSON.stringify(read());

/** Name of a text file in the build: it changes with the content, so that browsers may keep it forever. */
const builtName = (file: (typeof files)[number]): string =>
  `i18n/${file.name}-${createHash('sha256').update(contentOf(file)).digest('base64url').slice(0, 8)}.json`;

/** Addresses of the texts of each language; in development without a hash. */
export function urlsOf(of: 'textUrls' | 'visitorTextUrls', isBuild: boolean): Record<string, string> {
  return Object.fromEntries(
    files
      .filter((file) => file.of === of)
      .map((file) => [file.language, isBuild ? `/${builtName(file)}` : `/i18n/${file.name}.json`]),
  );
}

/**
 * Makes a file of texts for each language, from one source file a domain (FMT-03), and the module `virtual:texts` that
 * says where they are.
 */
export function translations(): Plugin {
  let isBuild = false;
  return {
    name: 'translations',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load: (id) =>
      id === `\0${moduleId}`
        ? (['textUrls', 'visitorTextUrls'] as const)
            .map((of) => `export const ${of} = ${JSON.stringify(urlsOf(of, isBuild))};`)
            .join('\n')
        : null,
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder) && file.endsWith('.json')) server.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        const file = files.find(({ name }) => path === `/i18n/${name}.json`);
        if (!file) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.end(contentOf(file));
      });
    },
    generateBundle() {
      for (const file of files) {
        this.emitFile({ type: 'asset', fileName: builtName(file), source: contentOf(file) });
      }
      // The client loads the name with the hash; the address that the requirement names answers as well (FMT-03).
      for (const file of files.filter(({ of }) => of === 'textUrls')) {
        this.emitFile({ type: 'asset', fileName: `i18n/${file.name}.json`, source: contentOf(file) });
      }
    },
  };
}
