import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense, StrictMode, type ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { PreloadableQueryRegistry } from 'relay-runtime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import query from '../../../web/__generated__/OrdersPageQuery.graphql.ts';
import parameters from '../../../web/__generated__/OrdersPageQuery$parameters.ts';
import { configureEnvironment, currentEnvironment } from '../../../web/relay/currentEnvironment.ts';
import { answered, liveReferences, preload, release, releaseUnused } from '../../../web/relay/preload.ts';
import type { NetworkEvents } from '../../../web/relay/NetworkEvents.ts';
import { networkEvents } from '../../../web/shell/networkEvents.ts';
import { refreshScreen } from '../../../web/shell/session/refreshScreen.ts';
import { configureGoTo } from '../../../web/ui/links/goTo.ts';
import { pageWindow } from '../../../web/ui/list/listState.ts';
import { followNavigations } from '../../../web/ui/links/pendingLocation.ts';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { serveHere, type Answer } from '../support/serveHere.ts';
import { configureTestEnvironment, ignoredEvents } from '../support/configureTestEnvironment.ts';

beforeEach(() => serveHere(() => ({ body: '{"data":null}' })));

const loader = preload(parameters, () => ({
  type: 'REGULAR' as const,
  ...pageWindow({ page: 1, limit: 20 }),
}));

let stop = () => {};
afterEach(() => {
  stop();
  // A released query still pending is cancelled.
  // Answers of these tests have no rows.
  expectConsoleErrors(/socket hang up|Payload did not contain a value for field/);
});

function start(paths: Record<string, RouteObject['loader']>, heard?: NetworkEvents) {
  configureTestEnvironment(heard);
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Frame,
        children: Object.entries(paths).map(([path, of]) => ({
          path,
          ...(of ? { loader: of } : {}),
          Component: () => path,
        })),
      },
    ],
    { initialEntries: ['/plain'] },
  );
  const stops = [releaseUnused(router), followNavigations(router)];
  stop = () => stops.forEach((end) => end());
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const go = (path: string) => act(() => router.navigate(path));
  return { router, go };
}

function Frame(): ReactElement {
  return (
    <RelayEnvironmentProvider environment={currentEnvironment()}>
      <Suspense>
        <Outlet />
      </Suspense>
    </RelayEnvironmentProvider>
  );
}

test('the references of queries are released once no screen uses them', async () => {
  const { go } = start({ plain: undefined, other: undefined, list: loader });
  await go('/list');
  expect(liveReferences()).toBe(1);
  await go('/list?page=2');
  await go('/list?page=3');
  expect(liveReferences()).toBe(2);
  await go('/plain');
  await go('/other');
  await waitFor(() => expect(liveReferences()).toBe(0));
  expect(screen.getByText('other')).toBeDefined();
});

const notFound = {
  body: JSON.stringify({
    data: { viewer: { orders: null } },
    errors: [{ message: 'x', path: ['viewer', 'orders'], extensions: { code: 'NOT_FOUND' } }],
  }),
};

/** Other tests may keep the processor busy. */
const patient = { timeout: 15_000 };

test('a page whose object is not there leads to /not-found, unless the user has gone on before the answer', async () => {
  const asked: PromiseWithResolvers<typeof notFound>[] = [];
  await serveHere(() => {
    const answer = Promise.withResolvers<typeof notFound>();
    asked.push(answer);
    return answer.promise;
  });
  const went: string[] = [];
  configureGoTo((to) => went.push(to));
  const quiet: boolean[] = [];
  const { go } = start(
    { plain: undefined, other: undefined, list: loader },
    {
      ...networkEvents,
      errors: (errors, isQuiet, isPageOpen) => {
        quiet.push(isQuiet);
        networkEvents.errors(errors, isQuiet, isPageOpen);
      },
    },
  );
  await go('/list');
  await go('/other');
  await waitFor(() => expect(asked).toHaveLength(1), patient);
  asked[0]?.resolve(notFound);
  await waitFor(() => expect(quiet).toEqual([true]), patient);
  expect(went).toEqual([]);
  await go('/list?page=2');
  await waitFor(() => expect(asked).toHaveLength(2), patient);
  asked[1]?.resolve(notFound);
  await waitFor(() => expect(went).toEqual(['/not-found']), patient);
  await go('/plain');
  await go('/other');
  await waitFor(() => expect(liveReferences()).toBe(0), patient);
});

test('the reference of an interrupted navigation is released', async () => {
  const waiting: { finish?: () => void } = {};
  const slow = (args: LoaderFunctionArgs) => {
    const reference = loader(args);
    return new Promise((resolve) => {
      waiting.finish = () => resolve(reference);
    });
  };
  const { router, go } = start({ plain: undefined, other: undefined, slow });
  void act(() => void router.navigate('/slow'));
  await waitFor(() => expect(liveReferences()).toBe(1));
  await go('/other');
  waiting.finish?.();
  await go('/plain');
  await waitFor(() => expect(liveReferences()).toBe(0));
});

test('a reference refused by a guard is released at once', () => {
  configureTestEnvironment();
  const request = new Request('http://portal.test/list');
  const reference = loader({ request, params: {}, url: new URL(request.url), pattern: '/list', context: {} });
  expect(liveReferences()).toBe(1);
  release(reference);
  expect(liveReferences()).toBe(0);
});

test('who waits for the answers of all queries waits for none that was given up', async () => {
  await serveHere(() => new Promise(() => {}));
  configureTestEnvironment();
  const request = new Request('http://portal.test/list');
  const reference = loader({ request, params: {}, url: new URL(request.url), pattern: '/list', context: {} });
  const all = answered();
  release(reference);
  await all;
});

test('ERR-08 the screen is read again until an answer comes; a failure leaves the page alone', async () => {
  const answers: Answer[] = [{ body: '{"data":{"viewer":null}}' }, { status: 502, body: '' }];
  let asked = 0;
  await serveHere(() => {
    asked += 1;
    return answers.shift() ?? { body: '{"data":{"viewer":null}}' };
  });
  const { go } = start({ plain: undefined, list: loader });
  await go('/list');
  await waitFor(() => expect(asked).toBe(1), patient);
  // As the code of the page does.
  PreloadableQueryRegistry.set(query.params.id ?? '', query);
  refreshScreen();
  await waitFor(() => expect(asked).toBe(3), patient);
  expect(screen.getByText('list')).toBeDefined();
  // The next write ends what the failure has begun: it would read again in the tests that follow.
  refreshScreen();
  await waitFor(() => expect(asked).toBe(5), patient);
  expectConsoleErrors(/502|Payload did not contain/);
  await go('/plain');
});

test('the environment is kept as long as language and currency stay the same', () => {
  let locale = 'en';
  configureEnvironment({ locale: () => locale, currency: () => null, events: ignoredEvents });
  const english = currentEnvironment();
  expect(currentEnvironment()).toBe(english);
  locale = 'de';
  expect(currentEnvironment()).not.toBe(english);
});
