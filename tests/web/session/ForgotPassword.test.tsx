import { fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { CompleteForgotPasswordPage } from '../../../web/pages/session/CompleteForgotPasswordPage.tsx';
import { ForgotPasswordPage } from '../../../web/pages/session/ForgotPasswordPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const visitor = { isLoggedIn: false };
const email = () => screen.getByLabelText<HTMLInputElement>(/E-mail/);

async function submitted(username: string) {
  const view = await renderScreen(<ForgotPasswordPage />, { viewer: visitor, path: '/forgot-password' });
  fireEvent.change(await screen.findByLabelText(/E-mail/), { target: { value: username } });
  fireEvent.submit(email());
  return view;
}

test('AUTH-37 the page has an e-mail field, a button and a link to the log-in', async () => {
  await renderScreen(<ForgotPasswordPage />, { viewer: visitor, path: '/forgot-password' });
  expect((await screen.findByLabelText<HTMLInputElement>(/E-mail/)).type).toBe('email');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/login');
  expect(screen.getByLabelText('Language')).toBeDefined();
});

test('AUTH-38 an empty user name is refused with "please enter value" and nothing is sent', async () => {
  const { environment } = await submitted('  ');
  await screen.findByText('please enter value');
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test('AUTH-39 AUTH-40 AUTH-41 the field is disabled while the request runs; a message takes its place after it', async () => {
  const { environment } = await submitted(' anna@garage.test ');
  await waitFor(() => expect(email().disabled).toBe(true));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { idempotencyKey: expect.any(String), username: 'anna@garage.test' },
  });
  environment.mock.resolveMostRecentOperation({
    data: { forgotPassword: { __typename: 'ForgotPasswordPayload' } },
  });
  await screen.findByText(/a link to a new password is on its way/);
  expect(screen.queryByLabelText(/E-mail/)).toBeNull();
  expect(document.activeElement?.textContent).toContain('on its way');
});

test('AUTH-39 after a failed request the field is there again, with what was typed and the focus', async () => {
  const { environment } = await submitted('anna@garage.test');
  await waitFor(() => expect(email().disabled).toBe(true));
  environment.mock.rejectMostRecentOperation(new Error('no connection'));
  await waitFor(() => expect(email().disabled).toBe(false));
  expect(email().value).toBe('anna@garage.test');
  await waitFor(() => expect(document.activeElement).toBe(email()));
});

const openLink = (search: string) =>
  renderScreen(<CompleteForgotPasswordPage />, {
    viewer: visitor,
    path: `/forgot-password/complete${search}`,
  });

test('AUTH-42 AUTH-43 GAP-24 the token is sent, and a valid one leads to the log-in', async () => {
  const { environment } = await openLink('?token=abc');
  await screen.findByText('The link is being checked …');
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { idempotencyKey: expect.any(String), token: 'abc' },
  });
  environment.mock.resolveMostRecentOperation({
    data: { completeForgotPassword: { __typename: 'CompleteForgotPasswordPayload' } },
  });
  await screen.findByText(/The link is valid/);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test('AUTH-44 an invalid token shows FORGOT_PASSWORD.COMPLETE.ERROR and no notification beside it', async () => {
  const { environment } = await openLink('?token=abc');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  environment.mock.resolveMostRecentOperation({
    data: {
      completeForgotPassword: {
        __typename: 'Rejected',
        __isProblem: 'Rejected',
        message: 'no',
        messages: ['no'],
      },
    },
  });
  await screen.findByText(i18next.t('FORGOT_PASSWORD.COMPLETE.ERROR'));
  expect(document.querySelector('.fui-ToastTitle')).toBeNull();
});

test('AUTH-44 a link without a token is invalid, and nothing is asked', async () => {
  const { environment } = await openLink('');
  await screen.findByText(i18next.t('FORGOT_PASSWORD.COMPLETE.ERROR'));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test('AUTH-42 a link that nobody could check can be checked again', async () => {
  const { environment } = await openLink('?token=abc');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  environment.mock.rejectMostRecentOperation(new Error('no connection'));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { idempotencyKey: expect.any(String), token: 'abc' },
  });
});
