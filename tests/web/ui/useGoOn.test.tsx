import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { forgetNotifications, notifications } from '../../../web/ui/notices/notify.ts';
import { useGoOn } from '../../../web/ui/links/useGoOn.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(() => forgetNotifications(notifications.read().map(({ key }) => key)));

let written = Promise.withResolvers<void>();

function Form(): ReactElement {
  const goOn = useGoOn();
  return (
    <>
      <button type="button" onClick={() => void written.promise.then(() => goOn('/result'))}>
        Send
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

async function send() {
  written = Promise.withResolvers();
  const { router } = await renderScreen(<Form />, {
    routes: [
      { path: 'result', element: 'The result' },
      { path: 'elsewhere', element: 'Another page' },
    ],
  });
  (await screen.findByText('Send')).click();
  return router;
}

test('who waits for a write is led on to its result', async () => {
  const router = await send();
  written.resolve();
  await screen.findByText('The result');
  expect(router.state.location.pathname).toBe('/result');
  expect(document.querySelector('.fui-Toast')).toBeNull();
});

test('who has gone to another page stays there, and is shown a way to the result', async () => {
  const router = await send();
  screen.getByText('Elsewhere').click();
  await screen.findByText('Another page');
  await act(async () => written.resolve());
  await waitFor(() =>
    expect(document.querySelector('.fui-Toast')?.textContent).toContain('Completed successfully'),
  );
  expect(router.state.location.pathname).toBe('/elsewhere');
  expect(screen.getByText('Show').getAttribute('href')).toBe('/result');
});
