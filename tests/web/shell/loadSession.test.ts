import { expect, test } from 'vitest';
import { createEnvironment } from '../../../web/relay/createEnvironment.ts';
import type { GatewayError } from '../../../web/relay/NetworkEvents.ts';
import { loadSession } from '../../../web/shell/session/loadSession.ts';
import { serveHere } from '../support/serveHere.ts';
import { ignoredEvents } from '../support/configureTestEnvironment.ts';

const nothing = {
  isLoggedIn: null,
  isUserFaked: null,
  user: null,
  originalUser: null,
  attributes: null,
  branch: null,
  closed: null,
  accesses: null,
  selectedAccess: null,
  currencyCodes: null,
  selectedCurrencyCode: null,
  decimalStyle: null,
  payFeature: null,
  attentions: null,
  cartTotals: null,
  notCompletedOrders: null,
};
const user = { id: 'u', dbId: '7', email: 'anna@shop.test', firstName: null, lastName: null };

/** Loads a session from an answer; also returns what was reported aloud. */
async function load(viewer: object) {
  const aloud: GatewayError[] = [];
  await serveHere(() => ({
    body: JSON.stringify({
      data: { viewer: { __typename: 'Viewer', id: 'v', ...nothing, ...viewer }, locales: null },
      errors: [{ message: 'x', path: ['viewer', 'attentions'], extensions: { code: 'UPSTREAM_ERROR' } }],
    }),
  }));
  const environment = createEnvironment('en', null, {
    version: () => {},
    errors: (errors, isQuiet) => aloud.push(...(isQuiet ? [] : errors)),
  });
  const session = await loadSession(environment).catch((error: unknown) => error);
  return { session, aloud };
}

test('a user that can be read is a session; what is left out is not there, and nothing is notified', async () => {
  const { session, aloud } = await load({ user, attributes: ['order_list', null], accesses: [null] });
  expect(session).toMatchObject({
    isLoggedIn: true,
    user: { email: 'anna@shop.test' },
    attributes: ['order_list'],
    accesses: [],
    currencyCodes: [],
    closed: false,
    payFeature: false,
    decimalStyle: 'DOT',
    locales: null,
  });
  expect(aloud).toEqual([]);
});

test('a visitor is a session without a user', async () => {
  const { session } = await load({ isLoggedIn: false });
  expect(session).toMatchObject({ isLoggedIn: false, user: null });
});

test('without a user and without the knowledge that there is none, there is no session', async () => {
  expect((await load({})).session).toBeInstanceOf(Error);
});

test('SHELL-30 a session that a gateway on the way fails to deliver once is read again: the frame stands', async () => {
  const bodies = [
    '<h1>502 Bad Gateway</h1>',
    JSON.stringify({
      data: { viewer: { __typename: 'Viewer', id: 'v', ...nothing, user }, locales: null },
    }),
  ];
  await serveHere(() => ({ body: bodies.shift() ?? '' }));
  const environment = createEnvironment('en', null, ignoredEvents);
  expect(await loadSession(environment)).toMatchObject({ isLoggedIn: true });
});
