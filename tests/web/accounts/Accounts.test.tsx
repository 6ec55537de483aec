import { act, fireEvent, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import query from '../../../web/__generated__/AccountsPageQuery.graphql.ts';
import { AccountsPage } from '../../../web/pages/accounts/AccountsPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

test('ACC-05 removing an account asks whether one is sure: Cancel keeps it, Remove removes it', async () => {
  const { environment } = await renderScreen(<AccountsPage />, {
    load: (relay) => loadQuery(relay, query, {}),
  });
  const user = { firstName: 'Toomas', lastName: 'Lepik', email: 'toomas@baltic.test' };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({
          accountAccesses: [{ id: 'access 1', user: { ...user, createdAt: null }, systemAccesses: [] }],
          systems: [],
        }),
      }),
    ),
  );
  const card = await screen.findByRole('article', { name: 'Toomas Lepik' });
  for (const answer of ['Cancel', 'Remove']) {
    await press(within(card).getByRole('button', { name: /^Remove/ }));
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText(/^Are you sure\? toomas@baltic\.test/);
    expect(environment.mock.getAllOperations()).toEqual([]);
    await press(within(dialog).getByRole('button', { name: answer }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  }
  // It may have been removed by somebody else.
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { node: { __typename: 'AccountAccess', id: 'access 1' } },
    }),
  );
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.operation.name).toBe('useRemoveAccountMutation');
  expect(request.variables['input']).toMatchObject({ id: 'access 1' });
});
