import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { formatter } from '../../../web/i18n/groupThousands.ts';
import { Suspense, type ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLoaderData,
  type RouteObject,
} from 'react-router-dom';
import { RelayEnvironmentProvider } from 'react-relay';
import { Environment } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { standardPlurals } from '../../../web/i18n/standardPlurals.ts';
import { loadSession } from '../../../web/shell/session/loadSession.ts';
import { SessionContext } from '../../../web/shell/session/SessionContext.ts';
import type { RootData } from '../../../web/shell/session/RootData.ts';
import { OverlayHosts } from '../../../web/ui/dialogs/OverlayHosts.tsx';
import { followNavigations } from '../../../web/ui/links/pendingLocation.ts';
import { mergeTranslations } from '../../../web/vite/mergeTranslations.ts';

/** Fields of the session's viewer, by GraphQL names; omitted ones are mocked. */
export type ViewerFields = Readonly<Record<string, unknown>>;

const customer: ViewerFields = {
  isLoggedIn: true,
  isUserFaked: false,
  originalUser: null,
  attributes: [],
  branch: 'fed',
  closed: false,
  accesses: [],
  selectedAccess: null,
  currencyCodes: ['EUR'],
  selectedCurrencyCode: 'EUR',
  decimalStyle: 'DOT',
  payFeature: false,
  notCompletedOrders: 0,
  attentions: [],
  cartTotals: null,
};

/** Loads the client's English texts. */
export async function startEnglish(): Promise<void> {
  await i18next
    .use(formatter)
    .use(initReactI18next)
    .init({
      lng: 'en',
      resources: { en: { translation: mergeTranslations('web/i18n', 'en') } },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
    });
  standardPlurals(i18next);
}

/** A Relay environment with a given session, whose other operations the test resolves. */
export async function environmentWith(viewer: ViewerFields = {}): Promise<{
  environment: MockEnvironment;
  root: RootData;
}> {
  const environment = mockEnvironment();
  const session = loadSession(environment);
  environment.mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ locales: null }),
      Viewer: () => ({ ...customer, ...viewer }),
    }),
  );
  return { environment, root: { environment, session: await session } };
}

type MockEnvironment = Environment & ReturnType<typeof createMockEnvironment>;

function mockEnvironment(): MockEnvironment {
  const environment = createMockEnvironment();
  // Its published types are incomplete.
  if (!(environment instanceof Environment)) throw new Error('relay-test-utils made no environment');
  return environment;
}

type Screen = {
  viewer?: ViewerFields;
  path?: string;
  routes?: RouteObject[];
  /** The loader of the element's route, for pages that take preloaded queries. */
  load?: (environment: Environment) => unknown;
};

/** Renders an element as a page of the client for a user, with English texts, a router and a mocked gateway. */
export async function renderScreen(
  element: ReactElement,
  { viewer, path = '/', routes = [], load }: Screen = {},
) {
  await startEnglish();
  const { environment, root } = await environmentWith(viewer);
  const route = {
    element,
    ...(load ? { loader: () => load(environment), HydrateFallback: () => null } : {}),
  };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        loader: () => root,
        Component: Frame,
        children: [...routes, { index: true, ...route }, { path: '*', ...route }],
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { root } } },
  );
  followNavigations(router);
  const view = render(
    <FluentProvider theme={webLightTheme}>
      <RouterProvider router={router} />
      <OverlayHosts />
    </FluentProvider>,
  );
  return { ...view, router, environment };
}

function Frame(): ReactElement {
  const { environment, session } = useLoaderData<RootData>();
  return (
    <RelayEnvironmentProvider environment={environment}>
      <SessionContext value={session}>
        <Suspense>
          <Outlet />
        </Suspense>
      </SessionContext>
    </RelayEnvironmentProvider>
  );
}
