import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, test } from 'vitest';
import query, { type OrderPageQuery } from '../../../web/__generated__/OrderPageQuery.graphql.ts';
import { OrderComments } from '../../../web/pages/orders/OrderComments.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

function Page(): ReactElement | null {
  const { order } = useLazyLoadQuery<OrderPageQuery>(query, { dbId: '1' }).viewer;
  return order ? <OrderComments order={order} /> : null;
}

const said = () => document.getElementById('announcer')?.textContent ?? '';

test('ORD-33 a comment that is deleted is said to be once the server has deleted it', async () => {
  const { environment } = await renderScreen(<Page />);
  const comment = { id: 'comment 1', message: 'Leave it at the door', createdAt: '2026-05-04T08:00:00Z' };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Order: () => ({ id: 'order 1', comments: [comment] }) }),
    ),
  );
  const button = await screen.findByRole('button', { name: /^Delete the comment of 04-05-2026/ });
  fireEvent.click(button);
  expect(said()).not.toContain('deleted');
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { deleteOrderComment: { __typename: 'DeleteOrderCommentPayload', deletedId: 'comment 1' } },
    }),
  );
  expect(screen.queryByText('Leave it at the door')).toBeNull();
  await waitFor(() => expect(said()).toMatch(/Comment of 04-05-2026 .*deleted/));
});

test('ORD-30 a comment of spaces is refused at its field, and not sent', async () => {
  const { environment } = await renderScreen(<Page />);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Order: () => ({ id: 'order 1', comments: [] }) }),
    ),
  );
  const field = await screen.findByLabelText(/^Your comment/);
  fireEvent.change(field, { target: { value: '   ' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add comment' })));
  await screen.findByText('please enter value');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(environment.mock.getAllOperations()).toEqual([]);
});
