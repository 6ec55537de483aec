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

test('FMT-10 a day that no month has is said to be none; for another text both ways to write one are named', async () => {
  const [noSuch, noDay] = ['This day does not exist', 'Enter a day as DD.MM.YYYY or DD-MM-YYYY'];
  await renderScreen(<DayField label="Fitted" value={null} onChange={() => {}} />);
  const field = screen.getByRole('textbox', { name: 'Fitted' });
  for (const [text, refusal] of [
    ['31.02.2026', noSuch],
    ['31-02-2026', noSuch],
    ['2026-13-01', noSuch],
    ['1.2.', noDay],
  ] as const) {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
    await screen.findByText(refusal);
  }
});
