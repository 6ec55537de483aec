import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AnnouncementsLine } from '../../../web/parts/announcements/AnnouncementsLine.tsx';
import { noticesId } from '../../../web/shell/noticesId.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(() => void vi.useRealTimers());

const said = () => document.getElementById('announcer')?.textContent ?? '';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('ANN-07 a new announcement is said where no dialog hides it, once the user neither types nor is in a dialog', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const unread = [{ id: '1', dbId: '1', text: 'Closed on Monday' }];
  await renderScreen(
    <>
      <div id={noticesId} />
      <div role="dialog">
        <input aria-label="Number" />
      </div>
      <button type="button">Elsewhere</button>
      <AnnouncementsLine unread={unread} onOpen={() => {}} onClose={() => {}} />
    </>,
  );
  await pass(0);
  const line = screen.getByRole('region', { name: 'New announcement' });
  expect(line.closest('[role=status]')).toBeNull();
  screen.getByLabelText('Number').focus();
  await pass(20_000);
  expect(said()).not.toContain('Closed on Monday');
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  for (let keys = 0; keys < 3; keys += 1) {
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(4_000);
  }
  expect(said()).not.toContain('Closed on Monday');
  await pass(2_000);
  expect(said()).toContain('New announcement: Closed on Monday');
});
