import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderVisitor } from '../support/renderVisitor.tsx';

test('who passes through the empty form by Tab hears no errors; a changed field is checked when it is left', async () => {
  await renderVisitor({ path: '/sign-up', answer: () => ({ countries: [] }) });
  const [city] = await screen.findAllByLabelText(/^City/);
  if (!city) throw new Error('no city');
  await act(async () => void fireEvent.blur(city));
  expect(screen.queryByText('please enter value')).toBeNull();
  fireEvent.input(city, { target: { value: 'T' } });
  fireEvent.input(city, { target: { value: '' } });
  await act(async () => void fireEvent.blur(city));
  expect(screen.getAllByText('please enter value')).toHaveLength(1);
});
