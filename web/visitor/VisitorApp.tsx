import { FluentProvider, RendererProvider, type GriffelRenderer } from '@fluentui/react-components';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import type { Language } from '../i18n/languages.ts';
import { useStore } from '../ui/createStore.ts';
import { errorUi } from './errorUi.ts';
import { TextsProvider, useTexts, type TextMap } from './Texts.tsx';
import { useVisitor } from './useVisitor.ts';
import { VisitorCard } from './VisitorCard.tsx';

/** The parts of a page for visitors. */
export type VisitorPage = {
  /** Key of the screen's name. */
  title: string;
  /** As wide as a long form may be, instead of as a few fields. */
  isWide?: true;
  /** Open to logged-in users too (AUTH-42); the other pages redirect them to `/` (AUTH-04, AUTH-24). */
  isForAll?: true;
  load: () => Promise<ComponentType>;
};

type Props = {
  page: VisitorPage;
  /** The component that `page` loads. */
  Page: ComponentType;
  /** Language that the page is rendered in at first. */
  language: Language;
  texts: TextMap;
  renderer: GriffelRenderer;
};

/** All tokens are in the page's styles: light and dark differ by `color-scheme` alone. */
const noTheme = {};

/** A page for visitors, in the browser and when it is pre-rendered. */
export function VisitorApp({ page, Page, language, texts, renderer }: Props): ReactElement {
  return (
    <RendererProvider renderer={renderer}>
      <FluentProvider theme={noTheme} className="visitor">
        <TextsProvider language={language} texts={texts}>
          <Visit page={page} Page={Page} />
        </TextsProvider>
      </FluentProvider>
    </RendererProvider>
  );
}

function Visit({ page, Page }: Pick<Props, 'page' | 'Page'>): ReactElement {
  const { t, language } = useTexts();
  const { title, isWide = false, isForAll = false } = page;
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
