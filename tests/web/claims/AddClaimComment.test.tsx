import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddClaimComment } from '../../../web/pages/claims/comments/AddClaimComment.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test('CLM-16 what the server finds wrong with a comment stands at its field, and the text stays', async () => {
  // It waits for the drafts that the browser keeps.
  const { environment } = await act(() =>
    renderScreen(<AddClaimComment claim="claim 7" onAdded={() => {}} />),
  );
  const box = await screen.findByLabelText<HTMLTextAreaElement>(/^Comment/);
  fireEvent.change(box, { target: { value: 'When will you collect it?' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add comment' })));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        addClaimComment: {
          __typename: 'InvalidInput',
          __isProblem: 'InvalidInput',
          message: 'Too long.',
          fieldErrors: [{ path: 'text', message: 'Too long.' }],
        },
      },
    }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('Too long.');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(box.value).toBe('When will you collect it?');
});
