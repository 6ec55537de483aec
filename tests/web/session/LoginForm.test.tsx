import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoginForm } from '../../../web/pages/session/LoginForm.tsx';
import { LoginPage } from '../../../web/pages/session/LoginPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const visitor = { isLoggedIn: false };

async function submitted(username: string, password: string) {
  const view = await renderScreen(<LoginForm />, { viewer: visitor });
  fireEvent.change(await screen.findByLabelText(/Username/), { target: { value: username } });
  fireEvent.change(screen.getByLabelText(/Password/), { target: { value: password } });
  fireEvent.submit(screen.getByLabelText(/Password/));
  return view;
}

test('AUTH-01 AUTH-02 the page has both fields, the button and the languages', async () => {
  await renderScreen(<LoginPage />, { viewer: visitor, path: '/login' });
  expect(await screen.findByLabelText(/Username/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/Password/).type).toBe('password');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  expect(screen.getByLabelText('Language')).toBeDefined();
  expect(document.title).toBe('Log in | B2B portal');
});

test('AUTH-06 empty fields are refused with "please enter value" and nothing is sent', async () => {
  const { environment } = await submitted('', '   ');
  await waitFor(() => expect(screen.getAllByText('please enter value')).toHaveLength(2));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByLabelText(/Username/));
});

test('AUTH-07 AUTH-08 the password is sent without the spaces around it', async () => {
  const { environment } = await submitted('anna', ' secret ');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { idempotencyKey: expect.any(String), username: 'anna', password: 'secret' },
  });
});

test('AUTH-12 wrong credentials show a notification titled Error with LOGIN.INVALID', async () => {
  const { environment } = await submitted('anna', 'secret');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  environment.mock.resolveMostRecentOperation({
    data: { login: { __typename: 'InvalidCredentials', __isProblem: 'InvalidCredentials', message: 'no' } },
  });
  await screen.findAllByText('The username or the password is not right.');
  expect(document.querySelector('.fui-ToastTitle')?.textContent).toContain('Error');
  expect(document.querySelectorAll('.fui-ToastTitle')).toHaveLength(1);
});

test('AUTH-10 AUTH-11 a login is registered on this device and leads to the catalog', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { environment } = await submitted('anna', 'secret');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  environment.mock.resolveMostRecentOperation({
    data: { login: { __typename: 'LoginPayload', viewer: { id: 'v', isLoggedIn: true } } },
  });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/catalog'));
  expect(localStorage.getItem('registered')).toBe('1');
});

test('AUTH-03 the page links to the forgotten password and to the sign-up', async () => {
  await renderScreen(<LoginPage />, { viewer: visitor, path: '/login' });
  const forgotten = await screen.findByRole('link', { name: 'Forgot your password?' });
  expect(forgotten.getAttribute('href')).toBe('/forgot-password');
  expect(screen.getByRole('link', { name: 'Register as a customer' }).getAttribute('href')).toBe('/sign-up');
});
