import { createDOMRenderer } from '@fluentui/react-components';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { languageChoice } from './i18n/languageChoice.ts';
import { isLanguage } from './i18n/languages.ts';
import { currency } from './shell/currency.ts';
import { coverKeptPage } from './shell/session/accountInUse.ts';
import { applyTheme } from './shell/theme/themeChoice.ts';
import { pathOfVisitor } from './shell/visitorPaths.ts';
import { readEmbeddedTexts } from './visitor/embeddedTexts.ts';
import { fetchTexts } from './visitor/Texts.tsx';
import { survivePageChanges } from './ui/survivePageChanges.ts';
import { VisitorApp } from './visitor/VisitorApp.tsx';
import { visitorPages } from './visitorPages.ts';

/** The page's policy takes only style elements that carry the nonce of this page (promises: strict CSP). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Hydrates the page that was pre-rendered at build time; in development it is empty and rendered here. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('visitor.html has no #root');
  const { language: drawn = '' } = document.documentElement.dataset;
  const language = isLanguage(drawn) ? drawn : languageChoice.read();
  const path = pathOfVisitor(location.pathname) ?? '/login';
  const page = visitorPages[path];
  const [texts, Page] = await Promise.all([readEmbeddedTexts() ?? fetchTexts(language), page.load()]);
  const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {});
  const app = (
    <StrictMode>
      <VisitorApp page={page} Page={Page} language={language} texts={texts} renderer={renderer} />
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

survivePageChanges();
currency.keepCookie();
applyTheme();
coverKeptPage();
// Not awaited at the top level: a page's code imports from this chunk and would wait for it forever.
void start();
