import { expect, test, vi } from 'vitest';
import { networkEvents } from '../../../web/shell/networkEvents.ts';
import { loadRoot } from '../../../web/shell/session/loadRoot.ts';
import { serveHere } from '../support/serveHere.ts';
import { sessionAnswer } from '../support/sessionAnswer.ts';
import { configureTestEnvironment } from '../support/configureTestEnvironment.ts';

test('SHELL-29 the first screen waits for the session', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: known, resolve: answer } = Promise.withResolvers<void>();
  await serveHere(async () => {
    ask();
    await known;
    return { body: sessionAnswer({ isLoggedIn: true }) };
  });
  configureTestEnvironment(networkEvents);
  const isLoaded = vi.fn();
  const root = loadRoot();
  void root.then(isLoaded);
  await asked;
  expect(isLoaded).not.toHaveBeenCalled();
  answer();
  expect((await root).session.isLoggedIn).toBe(true);
});
