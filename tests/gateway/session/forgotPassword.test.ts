import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal } from '../../support/startPortal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const forget = `mutation ($input: ForgotPasswordInput!) {
  forgotPassword(input: $input) {
    __typename
    ... on InvalidInput { fieldErrors { path } }
    ... on ForgotPasswordPayload { viewer { isLoggedIn } }
  }
}`;
const complete = `mutation ($input: CompleteForgotPasswordInput!) {
  completeForgotPassword(input: $input) {
    __typename
    ... on Problem { message }
    ... on CompleteForgotPasswordPayload { viewer { isLoggedIn } }
  }
}`;
const logIn = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';

/** Bodies of the mails to an address, oldest first. */
async function mailsTo(recipient: string): Promise<string[]> {
  const mails = await portal.sandbox.db
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return mails.map(({ body }) => body);
}

test('AUTH-41 GAP-23 forgot password sends {username} and gives the same response for known and unknown users', async () => {
  const known = await portal.visitor.watch(forget, { input: { username: 'buyer@demo.test' } });
  expect(known.calls).toEqual(['forgotPassword', 'getLoggedIn']);
  const unknown = await portal.visitor.send(forget, { input: { username: 'x@nowhere.test' } });
  expect(known.answer.data).toEqual({
    forgotPassword: { __typename: 'ForgotPasswordPayload', viewer: { isLoggedIn: false } },
  });
  expect(unknown.data).toEqual(known.answer.data);
  expect(await mailsTo('buyer@demo.test')).toHaveLength(1);
});

test('AUTH-38 GAP-158 an empty user name that reaches the back end is a field error of username', async () => {
  const { forgotPassword } = await portal.visitor.run(forget, { input: { username: '' } });
  expect(forgotPassword).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [{ path: 'username' }] });
});

test('AUTH-42 AUTH-44 GAP-24 the mailed token sets a new password once; a second use, and any other token, is Rejected', async () => {
  await portal.visitor.run(forget, { input: { username: 'client@demo.test' } });
  const [link = ''] = await mailsTo('client@demo.test');
  const { searchParams } = new URL(link, portal.url);
  const input = { token: searchParams.get('token') };

  const first = await portal.visitor.watch(complete, { input });
  expect(first.answer.data.completeForgotPassword.__typename).toBe('CompleteForgotPasswordPayload');
  expect(first.calls[0]).toBe('completeForgotPassword');
  const password = /password is (\S+)/.exec((await mailsTo('client@demo.test'))[1] ?? '')?.[1];
  expect(password).toHaveLength(16);
  const login = await portal.visitor.run(logIn, { input: { username: 'client@demo.test', password } });
  expect(login).toEqual({ login: { __typename: 'LoginPayload' } });

  const again = await portal.visitor.run(complete, { input });
  expect(again.completeForgotPassword.__typename).toBe('Rejected');
  const made = await portal.visitor.run(complete, { input: { token: 'made-up' } });
  expect(made.completeForgotPassword.__typename).toBe('Rejected');
});
