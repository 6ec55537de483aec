import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '../i18n/languages.ts';
import { filesOfPages } from './filesOfPages.ts';
import { readTexts } from './translations.ts';

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** The pages of filesOfPages.ts whose texts these are. */
const firstPages = ['catalog', 'catalog?*', 'orders'];
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Writes, for each language, a file with the texts of the first pages: a tenth of all texts. */
export function firstTexts(): Plugin {
  return {
    name: 'first-texts',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const { fileName, source } of filesOfTexts(Object.values(bundle))) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** Addresses of the texts of the first pages by language. */
export function firstTextUrls(bundle: readonly Output[]): Record<string, string> {
  return Object.fromEntries(filesOfTexts(bundle).map(({ language, fileName }) => [language, `/${fileName}`]));
}

function filesOfTexts(bundle: readonly Output[]) {
  const isUsed = usesOf(codeOfFirstPages(bundle));
  return languages.map((language) => {
    const used = Object.entries(readTexts(language)).filter(([key]) => isUsed(key.replace(pluralEnding, '')));
    const source = JSON.stringify(Object.fromEntries(used));
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return { language, source, fileName: `i18n/${language}.first-${hash}.json` };
  });
}

function codeOfFirstPages(bundle: readonly Output[]): string {
  const { entry, pages } = filesOfPages(bundle);
  const files = new Set([...entry, ...firstPages.flatMap((page) => pages[page] ?? [])]);
  return bundle
    .map((output) => (output.type === 'chunk' && files.has(output.fileName) ? output.code : ''))
    .join('\n');
}

/**
 * Tells whether code names a text: by its whole key, or by the beginning of a key in a template. The check of the texts
 * (`scripts/checkTranslations.ts`) sees to it that there is no third way.
 */
function usesOf(code: string): (key: string) => boolean {
  const literals = new Set([...code.matchAll(/["'`]([A-Z][A-Z0-9_.]*)["'`]/g)].map(([, key]) => key));
  const beginnings = [...code.matchAll(/`([A-Z][A-Z0-9_.]*\.)\$\{/g)].map(([, beginning = '']) => beginning);
  return (key) => literals.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
}
