import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NetworkError, outcomeUnknown } from '../../../web/relay/NetworkError.ts';
import { SwitchUser } from '../../../web/shell/header/SwitchUser.tsx';
import { renderScreen, type ViewerFields } from '../support/renderScreen.tsx';

const oliver = { id: 'u1', email: 'oliver@portal.test', firstName: 'Oliver', lastName: 'Saar' };
const staff: ViewerFields = { attributes: ['faker'], user: oliver };
const impersonating: ViewerFields = {
  attributes: [],
  user: { id: 'u2', email: 'kadri@garage.test', firstName: 'Kadri', lastName: 'Tamm' },
  originalUser: oliver,
  isUserFaked: true,
};
const button = (name: RegExp) => screen.findByRole('button', { name });

async function opened(viewer: ViewerFields) {
  const view = await renderScreen(<SwitchUser />, { viewer });
  fireEvent.click(await button(/switch user/i));
  await screen.findByRole('combobox');
  return view;
}
const save = async () => fireEvent.click(await button(/^Save$/));
const type = (value: string) => fireEvent.input(screen.getByRole('combobox'), { target: { value } });

/** Types part of a name, resolves the search and chooses the one user found. */
async function choose(environment: Awaited<ReturnType<typeof opened>>['environment']) {
  type('kad');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ value: 'kad' });
  environment.mock.resolveMostRecentOperation({
    data: {
      viewer: {
        id: 'v',
        userSearch: [{ id: 'u2', email: 'kadri@garage.test', firstName: 'Kadri', lastName: 'Tamm' }],
      },
    },
  });
  fireEvent.click(await screen.findByRole('option', { name: 'Tamm Kadri (kadri@garage.test)' }));
}

test('AUTH-45 without faker and without an original user there is no button', async () => {
  const { container } = await renderScreen(<SwitchUser />, { viewer: { attributes: ['order_list'] } });
  expect(container.querySelector('button')).toBeNull();
});

test('AUTH-45 AUTH-46 a holder of faker sees a button with the initials', async () => {
  await renderScreen(<SwitchUser />, { viewer: staff });
  expect((await button(/Switch user \(oliver@portal.test\)/)).textContent).toBe('OS');
});

test('AUTH-45 AUTH-46 a user who impersonates sees it without faker, with the initials of the other user', async () => {
  await renderScreen(<SwitchUser />, { viewer: impersonating });
  expect((await button(/You are acting as kadri@garage.test/)).textContent).toBe('KT');
});

test('AUTH-48 the button opens a modal titled "switch user" with Save and Cancel; Cancel closes it', async () => {
  await opened(staff);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('switch user');
  await button(/^Save$/);
  fireEvent.click(await button(/^Cancel$/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('AUTH-50 AUTH-52 AUTH-54 AUTH-56 the user found and chosen is impersonated, then the app loads at /', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { environment } = await opened(staff);
  await choose(environment);
  await save();
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.operation.name).toBe('SwitchUserDialogMutation');
  expect(request.variables).toEqual({
    input: { idempotencyKey: expect.any(String), username: 'kadri@garage.test' },
  });
  environment.mock.resolveMostRecentOperation({ data: { switchUser: { __typename: 'SwitchUserPayload' } } });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
});

test('AUTH-50 AUTH-53 AUTH-55 the chosen user can be cleared again, and an empty choice means oneself', async () => {
  const { environment } = await opened(impersonating);
  await choose(environment);
  type('');
  await save();
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
    'useResetSwitchUserMutation',
  );
});

test('the first letter that is typed over the chosen user stays in the field', async () => {
  const { environment } = await opened(impersonating);
  await choose(environment);
  type('o');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'o');
});

test('AUTH-53 a text that names no user is not treated as an empty choice', async () => {
  const { environment } = await opened(impersonating);
  type('kad');
  await save();
  await screen.findByText('please select value');
  expect(
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name.includes('Reset')),
  ).toEqual([]);
});

test('AUTH-57 field errors of the server are set on the form', async () => {
  const { environment } = await opened(staff);
  await choose(environment);
  await save();
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  environment.mock.resolveMostRecentOperation({
    data: {
      switchUser: {
        __typename: 'InvalidInput',
        __isProblem: 'InvalidInput',
        message: 'User not found.',
        fieldErrors: [{ path: 'username', message: 'User not found.' }],
      },
    },
  });
  await screen.findByText('User not found.');
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
});

test('ERR-08 AUTH-56 after a switch of which no answer came, the app loads again: it shows whose account it is', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { environment } = await opened(staff);
  await choose(environment);
  await save();
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  environment.mock.rejectMostRecentOperation(new NetworkError(502, null, true, outcomeUnknown));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
