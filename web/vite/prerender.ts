import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, runnerImport, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import relay from 'vite-plugin-relay';
import { languages, standardCode, type Language } from '../i18n/languages.ts';
import type * as Rendering from './renderPage.tsx';
import { isVisitorPath, visitorPaths, type VisitorPath } from '../shell/visitorPaths.ts';
import { forEachRuleAlias } from './compileStyles.ts';
import { inlineTokens } from './inlineTokens.ts';
import { operationIds } from './operationIds.ts';
import { readVisitorTexts, translations } from './translations.ts';

type Renderer = typeof Rendering;
type Output = Rolldown.RolldownOutput['output'];

const root = resolve(import.meta.dirname, '..');
const template = 'visitor.html';
const noncePlaceholder = '__CSP_NONCE__';

/** The component of each page. */
const pageFiles: Readonly<Record<VisitorPath, string>> = {
  '/login': 'session/LoginPage',
  '/sign-up': 'session/SignUpPage',
  '/forgot-password': 'session/ForgotPasswordPage',
  '/forgot-password/complete': 'session/CompleteForgotPasswordPage',
};

/** Shared configuration of the visitors' browser build and of pre-rendering. */
const shared = {
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [relay, react(), translations()],
} satisfies InlineConfig;

/**
 * Builds the pages for visitors: a separate client, without Relay and router, and one HTML file for each page and
 * language, rendered with its styles (`prerendered/<path>/<language>.html`). In development they come empty.
 */
export function prerender(): Plugin {
  let styles: Promise<string> | undefined;
  return {
    name: 'prerender',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://portal');
        if (isVisitorPath(pathname)) request.url = `/${template}${search}`;
        next();
      });
    },
    async transformIndexHtml(_html, { filename, server }) {
      if (!server || !filename.endsWith(template)) return [];
      styles ??= loadRenderer().then(({ themeCss }) => themeCss());
      return [{ tag: 'style', children: await styles }];
    },
    async generateBundle(_options, bundle) {
      const output = await buildClient();
      for (const file of output) {
        if (file.fileName === template || file.fileName in bundle) continue;
        this.emitFile({ type: 'asset', fileName: file.fileName, source: sourceOf(file) });
      }
      const renderer = await loadRenderer();
      const theme = renderer.themeCss(output.map(sourceOf).join('\n'));
      for (const path of visitorPaths) {
        for (const language of languages) {
          const source = drawPage(renderer, output, theme, path, language);
          this.emitFile({ type: 'asset', fileName: `prerendered${path}/${language}.html`, source });
        }
      }
    },
  };
}

async function loadRenderer(): Promise<Renderer> {
  return (await runnerImport<Renderer>(resolve(root, 'vite/renderPage.tsx'), shared)).module;
}

/** Takes out the code that loads an import's files before it: pages list their code themselves, and hold their styles. */
const withoutPreload: Plugin = {
  name: 'without-preload',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

async function buildClient(): Promise<Output> {
  const built = await build({
    ...shared,
    plugins: [...shared.plugins, inlineTokens(), operationIds(), withoutPreload],
    resolve: { alias: [forEachRuleAlias] },
    html: { cspNonce: noncePlaceholder },
    build: {
      write: false,
      // The pages list all their code themselves.
      modulePreload: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      // It goes into the pages.
      cssCodeSplit: false,
      rolldownOptions: {
        input: resolve(root, template),
        output: {
          codeSplitting: {
            groups: [
              { name: 'visitor', tags: ['$initial'], priority: 2 },
              // Code shared by the three forms.
              {
                name: 'form',
                test: /[\\/](react-(field|input|label)|useVisitorForm|useVisitorWrite|VisitorField|VisitorSubmit|notify|session\.urls)[\\/.]/,
                priority: 1,
              },
              // With what it shares with the errors that load later: each file more is named in every page.
              { name: 'VisitorNotice', test: /VisitorNotice|linkContext|MotionRefForwarder/, priority: 1 },
            ],
          },
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('The client for visitors is one build');
  return built.output;
}

function sourceOf(file: Output[number]): string {
  return file.type === 'chunk' ? file.code : Buffer.from(file.source).toString();
}

/** One page in one language: the built template with the rendered markup. */
function drawPage(
  renderer: Renderer,
  output: Output,
  theme: string,
  path: VisitorPath,
  language: Language,
): string {
  const texts = textsOf(path, language);
  const { markup, styles } = renderer.renderPage(path, language, texts, noncePlaceholder);
  const css = output
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(sourceOf)
    .join('');
  const title = renderer.documentTitle(
    texts[renderer.visitorPages[path].title] ?? '',
    texts['APP.TITLE_SUFFIX'] ?? '',
  );
  const html = output.find(({ fileName }) => fileName === template);
  if (!html) throw new Error(`${template} was not built`);
  const preloads = chunksOf(output, path).map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="${noncePlaceholder}">`,
  );
  const head = `${preloads.join('')}<style nonce="${noncePlaceholder}">${theme}${css}</style>${styles}`;
  return replaceAll(sourceOf(html), [
    ['<html lang="en">', `<html lang="${standardCode(language)}" data-language="${language}">`],
    [/<title>.*<\/title>/, `<title>${title}</title>`],
    [/<link rel="stylesheet"[^>]*>/, ''],
    ['</head>', `${head}</head>`],
    ['<div id="root"></div>', `<div id="root">${markup}</div>${renderer.embedTexts(texts)}`],
  ]);
}

/** The texts of a page. Its links load other documents, so it needs none of the longest other texts. */
function textsOf(path: VisitorPath, language: Language): Record<string, string> {
  const ofOthers =
    path === '/sign-up' ? /^(FORGOT_PASSWORD\.|LOGIN\.(ABOUT|ENDED|NO_SESSION)$)/ : /^(SIGN_UP|ADDRESS)\./;
  const texts = Object.entries(readVisitorTexts(language));
  return Object.fromEntries(texts.filter(([key]) => !ofOthers.test(key)));
}

/** Files of the code that a page runs. */
function chunksOf(output: Output, path: VisitorPath): string[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${pageFiles[path]}.tsx`)));
  if (!page) throw new Error(`${pageFiles[path]} is not in the build`);
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(add);
  };
  add(page.fileName);
  return [...files];
}

/** Replaces each once, and throws where there is nothing to replace. */
function replaceAll(
  html: string,
  changes: readonly (readonly [what: string | RegExp, by: string])[],
): string {
  return changes.reduce((text, [what, by]) => {
    const changed = text.replace(what, () => by);
    if (changed === text) throw new Error(`${template} has no ${String(what)}`);
    return changed;
  }, html);
}
