import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { problem, renderVisitor, type Asked } from '../support/renderVisitor.tsx';

type Answer = (asked: Asked) => object | number | Promise<object | number>;
const done = { login: { __typename: 'LoginPayload', viewer: { isLoggedIn: true } } };

async function submitted(username: string, password: string, answer: Answer = () => done, search = '') {
  const view = await renderVisitor({ path: '/login', search, answer });
  fireEvent.input(await screen.findByLabelText(/Username/), { target: { value: username } });
  fireEvent.input(screen.getByLabelText(/Password/), { target: { value: password } });
  fireEvent.submit(screen.getByLabelText(/Password/));
  return view;
}

test('AUTH-01 AUTH-02 the page has both fields, the button and the languages', async () => {
  const { container } = await renderVisitor({ path: '/login' });
  expect(await screen.findByLabelText(/Username/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/Password/).type).toBe('password');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  // Each in its own voice.
  const names = within(screen.getByLabelText('Language')).getAllByRole<HTMLOptionElement>('option');
  expect(names.map(({ lang, textContent }) => [lang, textContent])).toContainEqual(['ru', 'Русский']);
  expect(names.every(({ lang }) => lang !== '')).toBe(true);
  expect(document.title).toBe('Log in | B2B portal');
  // Sent without the client's code, credentials must not end up in a URL.
  expect(container.querySelector('form')?.getAttribute('method')).toBe('post');
});

test('AUTH-04 a logged-in user is redirected to the start page', async () => {
  const { replace } = await renderVisitor({ path: '/login', isLoggedIn: true });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
});

test('AUTH-17 the log-in after a session that ended says so, and what to check', async () => {
  await renderVisitor({ path: '/login', search: '?return=%2Fcart%2Fregular&ended=1' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your session has ended.');
});

test('AUTH-06 empty fields are refused with "please enter value" and nothing is sent', async () => {
  const { asked } = await submitted('', '   ');
  await waitFor(() => expect(screen.getAllByText('please enter value')).toHaveLength(2));
  expect(asked).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText(/Username/));
  fireEvent.input(screen.getByLabelText(/Username/), { target: { value: 'anna' } });
  await waitFor(() => expect(screen.getAllByText('please enter value')).toHaveLength(1));
});

test('AUTH-07 AUTH-08 AUTH-10 AUTH-11 the password is sent without the spaces around it; the login is registered on this device and leads to the catalog', async () => {
  const { asked, assign } = await submitted('anna', ' secret ');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/catalog'));
  expect(asked.map(({ variables }) => variables)).toEqual([
    { input: { idempotencyKey: expect.any(String), username: 'anna', password: 'secret' } },
  ]);
  expect(localStorage.getItem('registered')).toBe('1');
});

test('a log-in that succeeds without a session says so, and the form stays', async () => {
  const { assign } = await submitted('anna', 'secret', () => ({
    login: { __typename: 'LoginPayload', viewer: { isLoggedIn: false } },
  }));
  await screen.findAllByText(/no session was started/);
  expect(assign).not.toHaveBeenCalled();
  expect(localStorage.getItem('registered')).toBeNull();
});

test('a log-in of which only the session could not be read is a log-in', async () => {
  const { assign } = await submitted('anna', 'secret', () => ({
    login: { __typename: 'LoginPayload', viewer: { isLoggedIn: null } },
  }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/catalog'));
});

test('GAP-01 log-in leads to the page that was requested', async () => {
  const { assign } = await submitted('anna', 'secret', () => done, '?return=%2Forders%3Fpage%3D2');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/orders?page=2'));
});

test('AUTH-12 wrong credentials show a notification titled Error with LOGIN.INVALID', async () => {
  const { assign } = await submitted('anna', 'secret', () => ({ login: problem('InvalidCredentials') }));
  await screen.findAllByText('Incorrect username or password.');
  expect(screen.getByRole('alert').textContent).toBe('Error Incorrect username or password.');
  expect(document.querySelector('.fui-ToastTitle')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(/Password/));
  expect(assign).not.toHaveBeenCalled();
});

test('AUTH-13 field errors of the server stand at their fields', async () => {
  const fieldErrors = [
    { path: 'username', message: 'No such user.' },
    { path: 'password', message: 'This password has expired.' },
  ];
  await submitted('anna', 'secret', () => ({ login: problem('InvalidInput', { fieldErrors }) }));
  await screen.findByText('No such user.');
  const described = [/Username/, /Password/].map((label) => {
    const field = screen.getByLabelText(label);
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    return [field.getAttribute('aria-invalid'), description?.textContent];
  });
  expect(described).toEqual([
    ['true', expect.stringContaining('No such user.')],
    ['true', expect.stringContaining('This password has expired.')],
  ]);
});

test('after a lost answer the form is sent again with the same key; after a response a second attempt has a new key', async () => {
  const answers = [502, { login: problem('InvalidCredentials') }, done];
  const { asked, assign } = await submitted('anna', 'secret', () => answers.shift() ?? 500);
  await waitFor(() => expect(asked).toHaveLength(2), { timeout: 10_000 });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).not.toBe('true'),
  );
  fireEvent.submit(screen.getByLabelText(/Password/));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const [first, second, third] = asked.map(({ variables }) => variables.input['idempotencyKey']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expectConsoleErrors(/502/);
});

test('AUTH-03 the page links to the password reset and to the sign-up', async () => {
  await renderVisitor({ path: '/login' });
  const forgotten = await screen.findByRole('link', { name: 'Forgot your password?' });
  expect(forgotten.getAttribute('href')).toBe('/forgot-password');
  expect(screen.getByRole('link', { name: 'Register as a customer' }).getAttribute('href')).toBe('/sign-up');
});

const failed = (code: string, status: number) => ({
  message: 'no',
  path: ['login'],
  extensions: { code, status },
});

test('GAP-25 a 401 on a page for visitors is not notified, unlike other errors, and leads nowhere', async () => {
  const { assign, replace } = await submitted('anna', 'secret', () => ({
    data: { login: null },
    errors: [failed('UNAUTHENTICATED', 401), failed('FORBIDDEN', 403)],
  }));
  await screen.findByText('Access forbidden');
  expect(document.querySelectorAll('.fui-ToastTitle')).toHaveLength(1);
  expect([assign.mock.calls, replace.mock.calls]).toEqual([[], []]);
});
