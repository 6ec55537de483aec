import { waitFor } from '@testing-library/react';
import { fetchQuery } from 'react-relay';
import { beforeEach, expect, test, vi } from 'vitest';
import attentions from '../../../web/__generated__/refreshAttentionsQuery.graphql.ts';
import totals from '../../../web/__generated__/refreshCartTotalsQuery.graphql.ts';
import screen from '../../../web/__generated__/refreshScreenQuery.graphql.ts';
import { currentEnvironment } from '../../../web/relay/currentEnvironment.ts';
import type { GatewayError } from '../../../web/relay/NetworkEvents.ts';
import { configureGoTo } from '../../../web/ui/links/goTo.ts';
import { networkEvents } from '../../../web/shell/networkEvents.ts';
import { cartTotalsAreOld } from '../../../web/shell/session/cartTotalsAreOld.ts';
import { visitorPaths } from '../../../web/shell/visitorPaths.ts';
import { outdated } from '../../../web/shell/outdated.ts';
import { forgetNotifications, notifications } from '../../../web/ui/notices/notify.ts';
import { serveHere } from '../support/serveHere.ts';
import { sessionAnswer } from '../support/sessionAnswer.ts';
import { startEnglish } from '../support/renderScreen.tsx';
import { configureTestEnvironment } from '../support/configureTestEnvironment.ts';

const error = (
  code: string,
  messages: string[] = [],
  requestId: string | null = 'r-1',
  isPartial = false,
): GatewayError => ({
  message: '',
  code,
  messages,
  error: null,
  isPartial,
  status: null,
  requestId,
});
const shown = () => notifications.read().map(({ title, body, details }) => ({ title, body, details }));
const went: string[] = [];
const isGone = 'What you are looking for does not exist, or you have no access to it.';

beforeEach(async () => {
  went.length = 0;
  outdated.set(false);
  configureGoTo((to) => went.push(to));
  forgetNotifications(notifications.read().map(({ key }) => key));
  await startEnglish();
});

test('ERR-08 a write whose answer is lost is said to be unknown until an answer with its key comes', async () => {
  networkEvents.errors([error('OUTCOME_UNKNOWN')], false, true, 'k-1');
  await waitFor(() => expect(shown()).toMatchObject([{ title: 'Error: outcome unknown', details: 'r-1' }]));
  expect(notifications.read()[0]?.timeout).toBeNull();
  networkEvents.written?.(['addIssueComment'], 'k-2');
  expect(shown()).toHaveLength(1);
  networkEvents.written?.(['addIssueComment'], 'k-1');
  expect(shown()).toEqual([]);
});

test('DAY-61 after a write that got no answer the sum of the cart counts as old and is read again', async () => {
  // What got no answer would be read again, in the tests that follow.
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ data: { viewer: null } })));
  configureTestEnvironment(networkEvents);
  cartTotalsAreOld.set(false);
  networkEvents.written?.(['addIssueComment']);
  expect(cartTotalsAreOld.read()).toBe(false);
  networkEvents.written?.(null);
  expect(cartTotalsAreOld.read()).toBe(true);
  // The cart's totals and the counters of the navigation, and what a screen shows.
  await waitFor(() =>
    expect(fetched.mock.calls.map(([, init]) => init?.body)).toEqual(
      expect.arrayContaining(
        [totals, attentions, screen].map(({ params }) => expect.stringContaining(String(params.id))),
      ),
    ),
  );
  cartTotalsAreOld.set(false);
});

test('ERR-06 a 403 shows a notification with its own title and text', async () => {
  networkEvents.errors([error('FORBIDDEN')], false);
  await waitFor(() =>
    expect(shown()).toEqual([
      { title: 'Access forbidden', body: 'You have no permission for this.', details: undefined },
    ]),
  );
});

test('ERR-07 a 404 leads to /not-found', () => {
  networkEvents.errors([error('NOT_FOUND'), error('UPSTREAM_ERROR')], false);
  expect(went).toEqual(['/not-found']);
});

test('a 404 of a page that has been left is a notification that says so: the page of now stays', async () => {
  networkEvents.errors([error('NOT_FOUND')], false, false);
  await waitFor(() => expect(shown().map(({ body }) => body)).toEqual([isGone]));
  expect(went).toEqual([]);
});

test('ERR-08 a 500 shows a server-error notification with the request id under Details', async () => {
  // As the gateway answers when the back end failed.
  const extensions = { code: 'UPSTREAM_ERROR', status: 500, error: null, messages: [], requestId: 'r-1' };
  const errors = [{ message: 'The back end failed. Try again later.', path: ['viewer'], extensions }];
  await serveHere(() => ({ body: JSON.stringify({ data: { viewer: null }, errors }) }));
  configureTestEnvironment(networkEvents);
  await fetchQuery(currentEnvironment(), attentions, {})
    .toPromise()
    .catch(() => {});
  await waitFor(() =>
    expect(shown()).toEqual([
      { title: 'Error', body: 'Server error. Please try again in a moment.', details: 'r-1' },
    ]),
  );
});

test('ERR-08 fields of one response that fail for the same reason are one notification', async () => {
  networkEvents.errors([error('UPSTREAM_TIMEOUT'), error('UPSTREAM_TIMEOUT')], false);
  await waitFor(() => expect(shown()).toHaveLength(1));
});

test('ERR-01 each message of a 400 is a separate notification', async () => {
  networkEvents.errors([error('BAD_REQUEST', ['One.', 'Two.'])], false);
  await waitFor(() => expect(shown().map(({ body }) => body)).toEqual(['One.', 'Two.']));
});

test('ERR-01 a request too large to be sent is reported as not accepted, not as a failure of the server', async () => {
  networkEvents.errors([error('TOO_LARGE')], false);
  await waitFor(() => expect(shown().map(({ body }) => body)).toEqual(['The request was not accepted.']));
});

test('a 404 of a part of the page is a notification: the page stays', async () => {
  networkEvents.errors([error('NOT_FOUND', [], 'r-1', true)], false);
  await waitFor(() => expect(shown().map(({ body }) => body)).toEqual([isGone]));
  expect(went).toEqual([]);
});

test('a caller that shows failures itself gets no notification and stays on its page', async () => {
  networkEvents.errors([error('UPSTREAM_ERROR')], true);
  networkEvents.errors([error('NOT_FOUND')], true);
  await Promise.resolve();
  expect(shown()).toEqual([]);
  expect(went).toEqual([]);
});

test('AUTH-17 GAP-25 a 401 on a page for visitors changes nothing; on any other it asks whether the session has ended', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(sessionAnswer())));
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  for (const path of [...visitorPaths, '/orders/regular']) {
    // Each with a session that has not been read.
    configureTestEnvironment(networkEvents);
    history.replaceState(null, '', path);
    networkEvents.errors([error('UNAUTHENTICATED')], false);
  }
  history.replaceState(null, '', '/');
  // Requests of the visitor pages would have been sent before this one.
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(fetched).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});

test('API-05 SHELL-37 GAP-10 only a version other than 1002 counts as outdated, a missing one does not', () => {
  networkEvents.version(null);
  networkEvents.version('1002');
  expect(outdated.read()).toBe(false);
  networkEvents.version('1003');
  expect(outdated.read()).toBe(true);
});
