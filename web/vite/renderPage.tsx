import { createDOMRenderer, renderToStyleElements, type GriffelRenderer } from '@fluentui/react-components';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Language } from '../i18n/languages.ts';
import { visitorPaths, type VisitorPath } from '../shell/visitorPaths.ts';
import type { TextMap } from '../visitor/Texts.tsx';
import { separate } from './forEachRule.ts';
import { VisitorApp } from '../visitor/VisitorApp.tsx';
import { visitorPages } from '../visitorPages.ts';

export { themeCss } from '../shell/theme/themeCss.ts';
export { embedTexts } from '../visitor/embeddedTexts.ts';
export { documentTitle } from '../visitor/VisitorCard.tsx';
export { visitorPages } from '../visitorPages.ts';

/** All loaded at once: the build lets nothing be imported later. */
const components = new Map(
  await Promise.all(visitorPaths.map(async (path) => [path, await visitorPages[path].load()] as const)),
);

/** A page for visitors as HTML: what `#root` holds, and the styles of Fluent's components in it. */
export type RenderedPage = { markup: string; styles: string };

/**
 * Renders a page for visitors while the client is built. The browser renders the same and hydrates it.
 *
 * @param nonce goes on every style element
 */
export function renderPage(
  path: VisitorPath,
  language: Language,
  texts: TextMap,
  nonce: string,
): RenderedPage {
  const plain = createDOMRenderer(undefined, { styleElementAttributes: { nonce } });
  const renderer: GriffelRenderer = {
    ...plain,
    insertCSSRules: (rules) => plain.insertCSSRules(separate(rules)),
  };
  const Page = components.get(path);
  if (!Page) throw new Error(`${path} is not a page`);
  const markup = renderToString(
    <StrictMode>
      <VisitorApp
        page={visitorPages[path]}
        Page={Page}
        language={language}
        texts={texts}
        renderer={renderer}
      />
    </StrictMode>,
  );
  // The page's policy lets no style attribute through.
  if (/\sstyle="/.test(markup)) throw new Error(`${path} has a style attribute`);
  return { markup, styles: renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>) };
}
