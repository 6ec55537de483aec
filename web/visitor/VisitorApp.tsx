import { FluentProvider, RendererProvider, type GriffelRenderer } from '@fluentui/react-components';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { VisitorPath } from '../shell/visitorPaths.ts';
import { useStore } from '../ui/createStore.ts';
import { errorUi } from './errorUi.ts';
import { TextsProvider, useTexts, type TextMap } from './Texts.tsx';
import { useVisitor } from './useVisitor.ts';
import { VisitorCard } from './VisitorCard.tsx';
import { visitorPages } from './visitorPages.ts';

type Props = {
  path: VisitorPath;
  /** What `visitorPages` loads for the path. */
  Page: ComponentType;
  /** Language that the page is rendered in at first. */
  language: Language;
  texts: TextMap;
  renderer: GriffelRenderer;
};

/** All tokens are in the page's styles: light and dark differ by `color-scheme` alone. */
const noTheme = {};

/** A page for visitors, in the browser and when it is pre-rendered. */
export function VisitorApp({ path, Page, language, texts, renderer }: Props): ReactElement {
  return (
    <RendererProvider renderer={renderer}>
      <FluentProvider theme={noTheme} className="visitor">
        <TextsProvider language={language} texts={texts}>
          <Visit path={path} Page={Page} />
        </TextsProvider>
      </FluentProvider>
    </RendererProvider>
  );
}

function Visit({ path, Page }: Pick<Props, 'path' | 'Page'>): ReactElement {
  const { t, language } = useTexts();
  const { title, isWide = false, isForAll = false } = visitorPages[path];
  const { locales } = useVisitor(isForAll);
  const shown = useStore(errorUi);
  useReady();
  return (
    <>
      {typeof shown === 'object' ? <shown.ErrorUi language={language} /> : null}
      <main id="main">
        <VisitorCard title={t(title)} isWide={isWide} locales={locales}>
          {shown === 'unreachable' ? (
            <p role="alert" className="visitor-alert">
              {t('ERROR.OFFLINE')}
            </p>
          ) : null}
          <Page />
        </VisitorCard>
      </main>
    </>
  );
}

/**
 * From now on forms are sent by the client. One that was sent before has waited for it (`web/visitor.html`): the browser would
 * have sent it to nowhere.
 */
function useReady(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    performance.mark('ready');
    const waiting = document.querySelector<HTMLFormElement>('form[data-waiting]');
    if (!waiting) return;
    delete waiting.dataset['waiting'];
    waiting.requestSubmit();
  }, []);
}
