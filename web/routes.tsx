import type { RouteObject } from 'react-router-dom';
import { screensRoute, throwIfUndiscovered } from './discoverScreens.ts';
import { navigation } from './navigation.ts';
import { AnnouncementsSlot } from './parts/announcements/AnnouncementsSlot.tsx';
import { HeaderSearch } from './parts/search/HeaderSearch.tsx';
import { BackgroundContext } from './shell/BackgroundContext.ts';
import { CrashScreen } from './shell/CrashScreen.tsx';
import { guarded } from './shell/guard.ts';
import { SearchContext } from './shell/header/SearchContext.ts';
import { loadHome } from './shell/loadHome.ts';
import { NavigationContext } from './shell/navigation/NavigationContext.ts';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import type { Module } from './shell/Module.ts';
import { PageCrash } from './shell/PageCrash.tsx';
import { Root } from './shell/Root.tsx';
import { loadRoot } from './shell/session/loadRoot.ts';

/** The routes of the client with the screens of some modules; each module lists its own (SHELL-01 to SHELL-07). */
export const routesOf = (modules: readonly Module[]): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    loader: loadRoot,
    element: (
      <NavigationContext value={navigation}>
        <SearchContext value={<HeaderSearch />}>
          <BackgroundContext value={<AnnouncementsSlot />}>
            <Root />
          </BackgroundContext>
        </SearchContext>
      </NavigationContext>
    ),
    ErrorBoundary: CrashScreen,
    children: [
      {
        id: screensRoute,
        ErrorBoundary: PageCrash,
        children: [
          { index: true, loader: loadHome, element: null },
          ...modules.flatMap(({ routes: screens }) => screens),
          { path: 'not-found', ...guarded({}), Component: NotFoundPage },
          { path: '*', ...guarded({}, throwIfUndiscovered), Component: NotFoundPage },
        ],
      },
    ],
  },
];
