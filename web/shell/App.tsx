import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { DataRouter, RouteObject } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { OverlayHosts } from '../ui/dialogs/OverlayHosts.tsx';
import { RoutesContext } from './RoutesContext.ts';
import { StartScreen } from './StartScreen.tsx';

/** The page's policy takes only style elements that carry the nonce of this page (promises: strict CSP). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {});

/** All tokens are in the page's styles: light and dark differ by `color-scheme` alone. */
const noTheme = {};

type Props = {
  /** Null until it has what its first page needs. */
  router: DataRouter | null;
  routes: RouteObject[];
};

/** The client around its router. */
export function App({ router, routes }: Props): ReactElement {
  return (
    <RendererProvider renderer={renderer}>
      <FluentProvider theme={noTheme} style={{ minBlockSize: '100%', backgroundColor: 'transparent' }}>
        <RoutesContext value={routes}>
          {router ? <RouterProvider router={router} /> : <StartScreen />}
        </RoutesContext>
        <OverlayHosts />
      </FluentProvider>
    </RendererProvider>
  );
}
