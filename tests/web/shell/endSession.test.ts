import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { networkEvents } from '../../../web/shell/networkEvents.ts';
import { serveHere } from '../support/serveHere.ts';
import { sessionAnswer } from '../support/sessionAnswer.ts';
import { configureTestEnvironment } from '../support/configureTestEnvironment.ts';

/** A 401 on an orders page, for a user or a visitor: where it redirects, and how many log-outs were requested. */
async function unauthenticated(isLoggedIn: boolean) {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  let logouts = 0;
  await serveHere(({ body }) => {
    if (!body.includes('"input"')) return { body: sessionAnswer({ isLoggedIn }) };
    logouts += 1;
    return { body: JSON.stringify({ data: { logout: { __typename: 'LogoutPayload' } } }) };
  });
  history.replaceState(null, '', '/orders/regular?page=2');
  configureTestEnvironment(networkEvents);
  const error = {
    message: '',
    code: 'UNAUTHENTICATED',
    messages: [],
    error: null,
    isPartial: false,
    status: null,
    requestId: null,
  };
  networkEvents.errors([error], false);
  networkEvents.errors([error], false);
  return { assign, logouts: () => logouts };
}

test('AUTH-17 a 401 on a visitor’s page is left to the route guards', async () => {
  const { assign, logouts } = await unauthenticated(false);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(assign).not.toHaveBeenCalled();
  expect(logouts()).toBe(0);
});

test('AUTH-16 AUTH-17 GAP-01 a 401 logs the user out once and redirects to a login that says so, with the return path', async () => {
  const { assign, logouts } = await unauthenticated(true);
  await waitFor(() =>
    expect(assign).toHaveBeenCalledWith('/login?return=%2Forders%2Fregular%3Fpage%3D2&ended=1'),
  );
  expect(assign).toHaveBeenCalledOnce();
  expect(logouts()).toBe(1);
});
