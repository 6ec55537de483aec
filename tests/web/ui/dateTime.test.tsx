import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateTime } from '../../../web/ui/values/DateTime.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test('a day is in words under the pointer', async () => {
  await renderScreen(<DateTime value="2026-03-06" />);
  const day = screen.getByText('06-03-2026');
  fireEvent.pointerEnter(day);
  expect(day.title).toMatch(/^Friday, .*March.* 2026$/);
});
