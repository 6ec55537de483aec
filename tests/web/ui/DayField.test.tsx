import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayField } from '../../../web/ui/filters/DayField.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test('FMT-10 Escape closes the calendar without choosing a day, and gives the focus back to its button', async () => {
  const chosen: (string | null)[] = [];
  await renderScreen(<DayField label="From" value={null} onChange={(day) => chosen.push(day)} />);
  const button = screen.getByRole('button', { name: 'Open the calendar: From' });
  fireEvent.click(button);
  const days = await screen.findByRole('grid');
  const [day] = days.querySelectorAll('button, td');
  if (!day) throw new Error('the calendar has no days');
  fireEvent.keyDown(day, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(document.activeElement).toBe(button);
  expect(chosen).toEqual([]);
});
