import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnnouncementsLine } from '../../../web/parts/announcements/AnnouncementsLine.tsx';
import { noticesId } from '../../../web/shell/noticesId.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const said = () => document.getElementById('announcer')?.textContent ?? '';

test('ANN-07 a new announcement is said where no dialog hides it', async () => {
  const unread = [{ id: '1', dbId: '1', text: 'Closed on Monday' }];
  await renderScreen(
    <>
      <div id={noticesId} />
      <AnnouncementsLine unread={unread} onOpen={() => {}} onClose={() => {}} />
    </>,
  );
  const line = await screen.findByRole('region', { name: 'New announcement' });
  expect(line.closest('[role=status]')).toBeNull();
  await waitFor(() => expect(said()).toContain('New announcement: Closed on Monday'));
});
