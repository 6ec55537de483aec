import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import mutation, {
  type SwitchUserDialogMutation,
} from '../../../web/__generated__/SwitchUserDialogMutation.graphql.ts';
import setCartLine, {
  type useSetCartLineMutation,
} from '../../../web/__generated__/useSetCartLineMutation.graphql.ts';
import { configureGoTo } from '../../../web/ui/links/goTo.ts';
import { formErrors } from '../../../web/relay/placeFieldErrors.ts';
import { NetworkError, outcomeUnknown } from '../../../web/relay/NetworkError.ts';
import type { Outcome } from '../../../web/relay/sendWrite.ts';
import { useWrite } from '../../../web/relay/useWrite.ts';
import { TextField } from '../../../web/ui/form/TextField.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const outcomes: Outcome<object>[] = [];

function Page({ handles }: { handles?: string[] }): ReactElement {
  const form = useForm({ defaultValues: { username: 'anna' } });
  const [write, isWriting] = useWrite<SwitchUserDialogMutation>(mutation, {
    form: formErrors(form),
    handles,
  });
  return (
    <>
      <TextField control={form.control} name="username" label="User" />
      <button
        type="button"
        disabled={isWriting}
        onClick={() => void write({ username: 'anna' }).then((outcome) => outcomes.push(outcome))}
      >
        Write
      </button>
    </>
  );
}

async function startWriting(element = <Page />) {
  outcomes.length = 0;
  const view = await renderScreen(element);
  (await screen.findByText('Write')).click();
  await waitFor(() => expect(view.environment.mock.getAllOperations()).toHaveLength(1));
  const variables = () => view.environment.mock.getMostRecentOperation().request.variables['input'];
  const answer = (switchUser: object) =>
    view.environment.mock.resolveMostRecentOperation({ data: { switchUser } });
  return { ...view, variables, answer };
}

const confirmation = {
  __typename: 'ConfirmationRequired',
  __isProblem: 'ConfirmationRequired',
  message: 'Above the credit limit.',
  messages: ['Above the credit limit.', 'By 100 €.'],
};
const success = { __typename: 'SwitchUserPayload' };
const rejected = {
  __typename: 'Rejected',
  __isProblem: 'Rejected',
  message: 'Too late.',
  messages: ['Too late.', 'And too little.'],
};

test('ERR-03 a 402 shows a dialog titled Warning with the first message and "Continue?"', async () => {
  const { answer } = await startWriting();
  answer(confirmation);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Warning');
  expect(dialog.textContent).toContain('Above the credit limit. Continue?');
  expect(dialog.textContent).not.toContain('By 100 €.');
  screen.getByRole('button', { name: 'Cancel' }).click();
});

test('ERR-04 OK repeats the same input with force', async () => {
  const { answer, variables } = await startWriting();
  const { idempotencyKey: firstKey } = variables();
  answer(confirmation);
  (await screen.findByRole('button', { name: 'OK' })).click();
  await waitFor(() =>
    expect(variables()).toEqual({ username: 'anna', force: true, idempotencyKey: expect.any(String) }),
  );
  // A confirmed write is a different request from the one refused.
  expect(variables()['idempotencyKey']).not.toBe(firstKey);
  answer(success);
  await waitFor(() => expect(outcomes).toMatchObject([{ payload: {}, problem: null }]));
});

test('ERR-05 Cancel passes the problem to the caller and repeats nothing', async () => {
  const { answer, environment } = await startWriting();
  answer(confirmation);
  (await screen.findByRole('button', { name: 'Cancel' })).click();
  await waitFor(() => expect(outcomes).toMatchObject([{ problem: { __typename: 'ConfirmationRequired' } }]));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test('ERR-02 field errors land on their fields, others are notified', async () => {
  const { answer } = await startWriting();
  answer({
    __typename: 'InvalidInput',
    __isProblem: 'InvalidInput',
    message: 'No such user.',
    fieldErrors: [
      { path: 'username', message: 'No such user.' },
      { path: 'moon', message: 'Wrong phase.' },
    ],
  });
  expect((await screen.findByRole('alert')).textContent).toBe('User: No such user.');
  expect(document.activeElement).toBe(screen.getByLabelText('User'));
  await waitFor(() => expect(document.querySelector('.fui-ToastBody')?.textContent).toBe('Wrong phase.'));
});

test('ERR-01 each message of a 400 is a separate notification titled Error', async () => {
  const { answer } = await startWriting();
  answer(rejected);
  await waitFor(() => {
    const texts = [...document.querySelectorAll('.fui-ToastBody')].map(({ textContent }) => textContent);
    expect(texts.sort()).toEqual(['And too little.', 'Too late.']);
  });
  const titles = [...document.querySelectorAll('.fui-ToastTitle')].map(({ textContent }) => textContent);
  expect(titles).toEqual([expect.stringContaining('Error'), expect.stringContaining('Error')]);
});

test('a problem that the caller handles is not notified', async () => {
  const { answer } = await startWriting(<Page handles={['Rejected']} />);
  answer(rejected);
  await waitFor(() => expect(outcomes).toMatchObject([{ problem: { __typename: 'Rejected' } }]));
  expect(document.querySelector('.fui-ToastTitle')).toBeNull();
});

const gone = { __typename: 'NotFound', __isProblem: 'NotFound', message: 'Not found.' };

test('GAP-179 a write of something that is gone says so and reads the page again, which stays', async () => {
  const went: string[] = [];
  configureGoTo(
    (to) => went.push(to),
    () => went.push('read again'),
  );
  const { answer } = await startWriting();
  answer(gone);
  await waitFor(() =>
    expect(document.querySelector('.fui-ToastBody')?.textContent).toBe(
      'What you wanted to change does not exist any more, or you have no access to it.',
    ),
  );
  expect(went).toEqual(['read again']);
});

test('a write that was refused reads the page again: another window may have changed what it shows', async () => {
  let count = 0;
  configureGoTo(
    () => {},
    () => (count += 1),
  );
  const { answer } = await startWriting();
  answer(rejected);
  await waitFor(() => expect(toastText()).toContain('Too late.'));
  expect(count).toBe(1);
});

const unknown = {
  __typename: 'OutcomeUnknown',
  __isProblem: 'OutcomeUnknown',
  message: 'Not known.',
  check: 'ORDERS',
  candidates: null,
};
const toastText = () => document.querySelector('.fui-Toast')?.textContent ?? '';

test('ERR-08 an unknown outcome says where to check, and stays visible', async () => {
  const { answer } = await startWriting();
  answer(unknown);
  await waitFor(() => expect(toastText()).toContain('Check your orders'));
  expect(toastText()).not.toMatch(/may be the result|no result so far/);
});

test('an unknown outcome says that nothing was found so far', async () => {
  const { answer } = await startWriting();
  answer({ ...unknown, candidates: [] });
  await waitFor(() => expect(toastText()).toContain('There is no result so far'));
  expect(toastText()).toContain('Check your orders');
});

test('an unknown outcome links what may be its result, each place once', async () => {
  const { answer } = await startWriting();
  const candidates = [
    { node: { __typename: 'CheckoutOrder', id: 'c1', dbId: '71' } },
    { node: { __typename: 'Order', id: 'o1', dbId: '72' } },
    { node: { __typename: 'CartItem', id: 'i1' } },
    { node: { __typename: 'CartItem', id: 'i2' } },
    { node: { __typename: 'WishlistEntry', id: 'w1' } },
    { node: { __typename: 'Address', id: 'a1' } },
  ];
  const went: string[] = [];
  configureGoTo((to) => went.push(to));
  answer({ ...unknown, candidates });
  await waitFor(() => expect(toastText()).toContain('may be the result'));
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.fui-Toast a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Order 71', '/cart/checkout'],
    ['Order 72', '/order/72'],
    ['Cart', '/cart'],
    ['Wishlist', '/wish-list'],
  ]);
  screen.getByRole('link', { name: 'Order 72' }).click();
  expect(went).toEqual(['/order/72']);
});

test('a write repeated before a response arrived is sent with the same key, after a response with a new one', async () => {
  const { environment, answer, variables } = await startWriting();
  const { idempotencyKey: key } = variables();
  const again = async (): Promise<void> => {
    await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Write').disabled).toBe(false));
    screen.getByText('Write').click();
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  };
  environment.mock.rejectMostRecentOperation(new Error('no answer'));
  await again();
  expect(variables()['idempotencyKey']).toBe(key);
  answer(rejected);
  await again();
  expect(variables()['idempotencyKey']).not.toBe(key);
  answer(success);
});

test.for([
  [new NetworkError(0), true, false],
  [new NetworkError(0, null, true, outcomeUnknown), true, true],
  [new NetworkError(200, null, true, outcomeUnknown), true, true],
  [new NetworkError(413), false, false],
  [new Error('no answer'), false, false],
] as const)(
  'without a response the write still ends, with neither payload nor problem: %s',
  async ([error, isTemporary, isUnknown]) => {
    const { environment } = await startWriting();
    environment.mock.rejectMostRecentOperation(error);
    await waitFor(() => expect(outcomes).toEqual([{ payload: null, problem: null, isTemporary, isUnknown }]));
    await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Write').disabled).toBe(false));
  },
);

function Setter(): ReactElement {
  const [write] = useWrite<useSetCartLineMutation>(setCartLine);
  return (
    <button
      type="button"
      onClick={() =>
        void write({ article: 'a', qty: 1 }, { variables: {} }).then((outcome) => outcomes.push(outcome))
      }
    >
      Write
    </button>
  );
}

test('a write whose result lacks a part is done, and the screen is read again', async () => {
  let reads = 0;
  configureGoTo(
    () => {},
    () => (reads += 1),
  );
  const { environment } = await startWriting(<Setter />);
  environment.mock.resolveMostRecentOperation({
    data: { setCartQty: { __typename: 'SetCartQtyPayload', cart: null } },
  });
  await waitFor(() => expect(outcomes).toEqual([{ payload: { cart: null }, problem: null }]));
  expect(reads).toBe(1);
});

/** With drafts the key of a write is that of what was typed. */
function Form({ hasDrafts = false }): ReactElement {
  const [write] = useWrite<SwitchUserDialogMutation>(mutation, { remembers: 'form' });
  const intentOf = (username: string) => (hasDrafts ? { key: `draft of ${username}` } : null);
  return (
    <>
      {['anna', 'berta'].map((username) => (
        <button
          key={username}
          type="button"
          onClick={() => void write({ username }, { intent: intentOf(username) })}
        >
          {`Write ${username}`}
        </button>
      ))}
    </>
  );
}

const press = async (name: string) => (await screen.findByRole('button', { name })).click();

test('ERR-08 after an unknown outcome the same input is the same write, and before another the user is asked, also after a reload', async () => {
  sessionStorage.clear();
  localStorage.clear();
  const lost = new NetworkError(200, null, true, outcomeUnknown);
  const open = async () => {
    const { environment, unmount } = await renderScreen(<Form />);
    const count = () => environment.mock.getAllOperations().length;
    const sent = async () => {
      await waitFor(() => expect(count()).toBe(1));
      return environment.mock.getMostRecentOperation().request.variables['input'];
    };
    const lose = () => environment.mock.rejectMostRecentOperation(lost);
    return { environment, unmount, sent, lose, count };
  };
  const first = await open();
  await press('Write anna');
  const { idempotencyKey } = await first.sent();
  first.lose();
  first.unmount();

  const { environment, sent, lose, count } = await open();
  await press('Write anna');
  expect(await sent()).toEqual({ username: 'anna', idempotencyKey });
  lose();
  // A failure that says nothing of the write leaves it as unknown as it was.
  await press('Write anna');
  expect(await sent()).toEqual({ username: 'anna', idempotencyKey });
  environment.mock.rejectMostRecentOperation(new NetworkError(500));
  await press('Write anna');
  expect(await sent()).toEqual({ username: 'anna', idempotencyKey });
  lose();
  await press('Write berta');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('it may have been done');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(count()).toBe(0);
  await press('Write berta');
  await press('Send this as well');
  expect(await sent()).toEqual({
    username: 'berta',
    idempotencyKey: expect.not.stringMatching(idempotencyKey),
  });
  environment.mock.resolveMostRecentOperation({ data: { switchUser: success } });
  // That one is answered: there is nothing to ask about any more.
  await press('Write anna');
  expect(await sent()).toMatchObject({ username: 'anna' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  environment.mock.resolveMostRecentOperation({ data: { switchUser: success } });
});

async function keyOf({ environment }: Awaited<ReturnType<typeof renderScreen>>): Promise<unknown> {
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  return environment.mock.getMostRecentOperation().request.variables['input'].idempotencyKey;
}

test('ERR-08 another tab asks too while it is not known whether a write was done, and no tab does once one has its answer', async () => {
  sessionStorage.clear();
  localStorage.clear();
  const first = await renderScreen(<Form hasDrafts />);
  await press('Write anna');
  expect(await keyOf(first)).toBe('draft of anna');
  first.environment.mock.rejectMostRecentOperation(new NetworkError(200, null, true, outcomeUnknown));
  await waitFor(() => expect(localStorage).toHaveLength(1));
  expect(JSON.stringify(localStorage)).not.toContain('username');
  first.unmount();
  const ofFirst = Object.entries(sessionStorage);

  sessionStorage.clear();
  const second = await renderScreen(<Form hasDrafts />);
  await press('Write berta');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('it may have been done');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(second.environment.mock.getAllOperations()).toEqual([]);
  await press('Write anna');
  expect(await keyOf(second)).toBe('draft of anna');
  second.environment.mock.resolveMostRecentOperation({ data: { switchUser: success } });
  await waitFor(() => expect(localStorage).toHaveLength(0));
  second.unmount();

  for (const [name, text] of ofFirst) sessionStorage.setItem(name, text);
  const third = await renderScreen(<Form hasDrafts />);
  await press('Write berta');
  expect(await keyOf(third)).toBe('draft of berta');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  third.environment.mock.resolveMostRecentOperation({ data: { switchUser: success } });
});
