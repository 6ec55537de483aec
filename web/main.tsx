import i18next, { t } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { discoverScreens } from './discoverScreens.ts';
import { firstModules } from './firstModules.ts';
import { onNotKept } from './i18n/kept.ts';
import {
  completeTexts,
  currentLanguage,
  startTranslations,
  translationsReady,
} from './i18n/startTranslations.ts';
import { configureEnvironment } from './relay/currentEnvironment.ts';
import { dropEarlyAnswers } from './relay/earlyAnswers.ts';
import { answered, releaseUnused } from './relay/preload.ts';
import { routesOf } from './routes.tsx';
import { App } from './shell/App.tsx';
import { currency } from './shell/currency.ts';
import { coverKeptPage } from './shell/session/accountInUse.ts';
import { networkEvents } from './shell/networkEvents.ts';
import { prefetchOnIntent } from './shell/prefetchOnIntent.ts';
import { applyTheme } from './shell/theme/themeChoice.ts';
import { afterPaint } from './ui/loading/afterPaint.ts';
import { startAnnouncer } from './ui/announce/announce.ts';
import { loadErrorBar } from './ui/notices/ErrorPanel.tsx';
import { configureGoTo } from './ui/links/goTo.ts';
import { notify } from './ui/notices/notify.ts';
import { followNavigations } from './ui/links/pendingLocation.ts';
import { survivePageChanges } from './ui/survivePageChanges.ts';

survivePageChanges();
startTranslations();
startAnnouncer();
currency.keepCookie();
applyTheme();
coverKeptPage();
onNotKept(
  () =>
    void translationsReady()
      .then(completeTexts)
      .then(() => notify({ intent: 'warning', title: t('NOT_KEPT.TITLE'), body: t('NOT_KEPT.TEXT') })),
);
configureEnvironment({ locale: currentLanguage, currency: currency.ofPage, events: networkEvents });

const firstRoutes = routesOf(firstModules);
/** The routes of all areas, once they have loaded. */
let routes = firstRoutes;

const router = createBrowserRouter(firstRoutes, {
  patchRoutesOnNavigation: discoverScreens(firstRoutes, loadScreens),
});
releaseUnused(router);
followNavigations(router);
prefetchOnIntent(() => routes);
configureGoTo(
  (to) => void router.navigate(to),
  () => void router.revalidate(),
);
// Everything on the screen is in the old language: load it again, in a new store.
i18next.on('languageChanged', () => {
  if (router.state.initialized) void router.revalidate();
});

/** Milliseconds after which the start screen shows, and then the frame around a page whose data is still loading. */
const startScreenDelayMs = 200;

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);
const draw = (ready: DataRouter | null): void =>
  root.render(
    <StrictMode>
      <App router={ready} routes={routes} />
    </StrictMode>,
  );

// The first page is rendered in one piece when it is ready. The router would have React render it in slices, with a
// frame of the start screen after each: on a slow processor that takes twice as long.
const startScreen = setTimeout(() => draw(null), startScreenDelayMs);
void untilStarted()
  .then(() => Promise.race([answered(), new Promise((done) => setTimeout(done, startScreenDelayMs))]))
  .then(() => {
    clearTimeout(startScreen);
    dropEarlyAnswers();
    draw(router);
  })
  .then(answered)
  .then(afterPaint)
  .then(untilIdle)
  .then(loadScreens)
  .then(() => import('./modules.ts'))
  .then(
    ({ keepFocus }) => {
      draw(router);
      keepFocus();
      void loadErrorBar().catch(() => {});
    },
    // The router asks for them again when one is opened, and shows the failure.
    () => {},
  );

/** Resolves when the browser has nothing to do for the page, whose rows may come after its head. */
function untilIdle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 2_000 });
    else setTimeout(done);
  });
}

/** Loads the screens of the other areas. */
async function loadScreens(): Promise<RouteObject[]> {
  const [{ modules }] = await Promise.all([import('./modules.ts'), completeTexts()]);
  routes = routesOf([...firstModules, ...modules]);
  return modules.flatMap((module) => module.routes);
}

/** Resolves when the router knows what to show: the session and the texts are there, and the page's code. */
function untilStarted(): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}
