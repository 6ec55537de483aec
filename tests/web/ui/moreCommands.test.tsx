import { Button } from '@fluentui/react-components';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MoreCommands } from '../../../web/ui/MoreCommands.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test('further commands open by their button, and close after one of them, elsewhere and by Escape, not for a menu', async () => {
  const run = vi.fn();
  await renderScreen(
    <>
      <MoreCommands>
        <Button onClick={run}>Download</Button>
        <Button aria-haspopup="menu">Orders</Button>
      </MoreCommands>
      <p>Lines</p>
    </>,
  );
  // Only a phone shows it.
  const opener = await screen.findByTitle('More actions');
  const isOpen = () => opener.getAttribute('aria-expanded') === 'true';
  expect(isOpen()).toBe(false);

  fireEvent.click(opener);
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Orders' }));
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(run).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);

  fireEvent.click(opener);
  fireEvent.pointerDown(screen.getByText('Lines'));
  expect(isOpen()).toBe(false);

  fireEvent.click(opener);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Download' }), { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(opener);
});
