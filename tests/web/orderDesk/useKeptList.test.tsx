import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearDesk, deskStore, patchDesk } from '../../../web/pages/orderDesk/deskStore.ts';
import type { DeskChoice } from '../../../web/pages/orderDesk/deskChoices.ts';
import { useKeptList } from '../../../web/pages/orderDesk/useKeptList.ts';
import { renderScreen } from '../support/renderScreen.tsx';

function Desk(): string {
  useKeptList((choices) => resumed.push(...choices));
  return 'The desk';
}

const resumed: DeskChoice[] = [];
const stored = () => Object.entries(localStorage).find(([name]) => name.startsWith('draft:'))?.[1] ?? '';

test('the list is kept before the page is left, although it was changed a moment ago', async () => {
  // The files of a worker share the desk.
  clearDesk();
  // It waits for the drafts that the browser keeps.
  await act(async () => void (await renderScreen(<Desk />)));
  await screen.findByText('The desk');
  patchDesk({ text: 'A-1;2' });
  fireEvent(window, new Event('pagehide'));
  expect(stored()).toContain('A-1;2');
  patchDesk({ text: '' });
  fireEvent(window, new Event('pagehide'));
  expect(stored()).toBe('');
  expect(deskStore.read().text).toBe('');
});
