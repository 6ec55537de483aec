import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { currentLanguage, startTranslations } from './i18n/startTranslations.ts';
import { configureEnvironment } from './relay/currentEnvironment.ts';
import { releaseUnused } from './relay/preload.ts';
import { routes } from './routes.tsx';
import { App } from './shell/App.tsx';
import { currency } from './shell/currency.ts';
import { configureGoTo } from './shell/goTo.ts';
import { networkEvents } from './shell/networkEvents.ts';
import { prefetchOnIntent } from './shell/prefetchOnIntent.ts';

startTranslations();
currency.keepCookie();
configureEnvironment({ locale: currentLanguage, currency: currency.read, events: networkEvents });

const router = createBrowserRouter(routes);
releaseUnused(router);
prefetchOnIntent(routes);
configureGoTo((to) => void router.navigate(to));
// Everything on the screen was asked for in the old language: ask again, in a new store.
i18next.on('languageChanged', () => {
  if (router.state.initialized) void router.revalidate();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App router={router} routes={routes} />
  </StrictMode>,
);
