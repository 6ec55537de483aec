import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { problem, renderVisitor, type Asked } from '../support/renderVisitor.tsx';

type Answer = (asked: Asked) => object | number | Promise<object | number>;
const email = () => screen.getByLabelText<HTMLInputElement>(/E-mail/);
const inputsOf = (asked: readonly Asked[]) => asked.map(({ variables }) => variables.input);

async function submitted(username: string, answer?: Answer) {
  const view = await renderVisitor({ path: '/forgot-password', answer });
  fireEvent.input(await screen.findByLabelText(/E-mail/), { target: { value: username } });
  fireEvent.submit(email());
  return view;
}

test('AUTH-37 the page has an e-mail field, a button and a link to the log-in', async () => {
  await renderVisitor({ path: '/forgot-password' });
  expect((await screen.findByLabelText<HTMLInputElement>(/E-mail/)).type).toBe('email');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/login');
  expect(screen.getByLabelText('Language')).toBeDefined();
});

test('AUTH-38 an empty user name is refused with "please enter value" and nothing is sent', async () => {
  const { asked } = await submitted('  ');
  await screen.findByText('please enter value');
  expect(asked).toEqual([]);
});

test('AUTH-39 AUTH-40 AUTH-41 the field is disabled while the request runs; a message replaces it afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { asked } = await submitted(' anna@garage.test ', () => promise);
  await waitFor(() => expect(email().disabled).toBe(true));
  resolve({ forgotPassword: { __typename: 'ForgotPasswordPayload' } });
  await screen.findByText(/a link to a new password is on its way/);
  expect(inputsOf(asked)).toEqual([{ idempotencyKey: expect.any(String), username: 'anna@garage.test' }]);
  expect(screen.queryByLabelText(/E-mail/)).toBeNull();
  expect(document.activeElement?.textContent).toContain('on its way');
});

test('AUTH-39 after a failed request the field is back, with the typed text and the focus', async () => {
  await submitted('anna@garage.test', () => 502);
  await screen.findByText(/The change may have been made all the same/, {}, { timeout: 10_000 });
  expect(email().disabled).toBe(false);
  expect(email().value).toBe('anna@garage.test');
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expectConsoleErrors(/502/);
});

test('ERR-03 ERR-04 ERR-05 a confirmation required by the server is shown, and the request sent again with force', async () => {
  const answers = [
    { forgotPassword: problem('ConfirmationRequired', { messages: ['Sure?'] }) },
    { forgotPassword: { __typename: 'ForgotPasswordPayload' } },
  ];
  const { asked } = await submitted('anna@garage.test', () => answers.shift() ?? 500);
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await screen.findByText(/a link to a new password is on its way/);
  expect(inputsOf(asked).map(({ force }) => force)).toEqual([undefined, true]);
});

test('ERR-02 a field error of the server appears at the field', async () => {
  await submitted('anna', () => ({
    forgotPassword: problem('InvalidInput', { fieldErrors: [{ path: 'username', message: 'No e-mail.' }] }),
  }));
  await screen.findByText('No e-mail.');
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('.fui-ToastTitle')).toBeNull();
});

const openLink = (search: string, answer?: Answer) =>
  renderVisitor({ path: '/forgot-password/complete', search, answer });

async function useLink(answer: Answer) {
  const view = await openLink('?token=abc', answer);
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a new password' }));
  return view;
}

test('AUTH-42 opening the link, as scanners of mails do, sends nothing; a press uses it', async () => {
  const { asked } = await openLink('?token=abc', () => 500);
  await screen.findByRole('button', { name: 'Send me a new password' });
  expect(asked).toEqual([]);
});

test('AUTH-42 AUTH-43 GAP-24 the token is sent once, and a valid one redirects to the log-in', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { asked } = await useLink(() => promise);
  await screen.findByText('The link is being checked…');
  resolve({ completeForgotPassword: { __typename: 'CompleteForgotPasswordPayload' } });
  await screen.findByText(/The link is valid/);
  expect(inputsOf(asked)).toEqual([{ idempotencyKey: expect.any(String), token: 'abc' }]);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

test('AUTH-44 an invalid token shows FORGOT_PASSWORD.COMPLETE.ERROR and no additional notification', async () => {
  await useLink(() => ({
    completeForgotPassword: problem('Rejected', { messages: ['A new password was sent at 15:24.'] }),
  }));
  // And what the back end says of it.
  await screen.findByText(/This link is not valid.*A new password was sent at 15:24\./);
  expect(document.querySelector('.fui-ToastTitle')).toBeNull();
});

test('AUTH-44 a link without a token is invalid, and no request is sent', async () => {
  const { asked } = await openLink('');
  await screen.findByText(/This link is not valid/);
  expect(asked).toEqual([]);
});

test('AUTH-42 a link whose check failed can be checked again', async () => {
  const answers = [502, 502, { completeForgotPassword: { __typename: 'CompleteForgotPasswordPayload' } }];
  const { asked } = await useLink(() => answers.shift() ?? 500);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 }));
  await screen.findByText(/The link is valid/);
  expect(inputsOf(asked).map(({ token }) => token)).toEqual(['abc', 'abc', 'abc']);
  expectConsoleErrors(/502/);
});
