import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import linesQuery from '../../../web/__generated__/useResolveLinesQuery.graphql.ts';
import { toGlobalId } from '../../../web/relay/globalId.ts';
import { AddRowDialog } from '../../../web/pages/cart/adding/AddRowDialog.tsx';
import { CartActionsProvider, type CartActions } from '../../../web/pages/cart/writes/CartActions.ts';
import { CartImport } from '../../../web/pages/cart/import/CartImport.tsx';
import { ImportReport } from '../../../web/pages/cart/import/ImportReport.tsx';
import { NetworkError, outcomeUnknown } from '../../../web/relay/NetworkError.ts';
import { notifications, type Posted } from '../../../web/ui/notices/notify.ts';
import { InlineListWorker } from '../support/InlineListWorker.ts';
import { renderScreen } from '../support/renderScreen.tsx';

beforeAll(() => void vi.stubGlobal('Worker', InlineListWorker));
afterAll(() => void vi.unstubAllGlobals());
afterEach(cleanup);

const selection = { warehouses: ['1'], useBackorder: false };
const choice = { ...selection, type: 'REGULAR' } as const;
const actions: CartActions = {
  setQty: () => {},
  remove: () => {},
  add: async () => true,
  clear: async () => true,
  run: async (write) => (await write(choice)).payload !== null,
};
const inCart = (element: ReactElement) =>
  renderScreen(<CartActionsProvider value={actions}>{element}</CartActionsProvider>);

/** Notifications shown while a test runs. */
function watchNotifications(): Map<number, Posted> {
  const seen = new Map<number, Posted>();
  const before = notifications.read();
  const stop = notifications.subscribe(() =>
    notifications
      .read()
      .filter((posted) => !before.includes(posted))
      .forEach((posted) => seen.set(posted.key, posted)),
  );
  onTestFinished(() => void stop());
  return seen;
}

async function choose(multiple: number) {
  const view = await inCart(<AddRowDialog isOpen onClose={() => {}} />);
  fireEvent.input(screen.getByRole('combobox', { name: /Article/ }), { target: { value: 'filter' } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await act(async () =>
    view.environment.mock.resolveMostRecentOperation({
      data: {
        viewer: {
          id: 'viewer',
          articleSelect: [{ id: 'article 1', name: 'AB 1', description: 'Oil filter', multiple }],
        },
      },
    }),
  );
  fireEvent.click(screen.getByRole('option', { name: /AB 1/ }));
  return view;
}

test('the first letter that is typed over a chosen article stays in the field, and so does the focus', async () => {
  await choose(1);
  const field = screen.getByRole('combobox', { name: /Article/ });
  act(() => field.focus());
  await act(async () => void fireEvent.input(field, { target: { value: 'Z' } }));
  expect(field).toHaveProperty('value', 'Z');
  expect(document.activeElement).toBe(field);
});

test('CART-29 GAP-62 GAP-49 an article sold in multiples says so, and its quantity is one multiple at least', async () => {
  const { environment } = await choose(4);
  const notice = screen.getByText('This article is sold in multiples of 4.');
  expect(notice.closest('[role=status]')).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('4');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { article: 'article 1', qty: 4, type: 'REGULAR', idempotencyKey: expect.any(String) },
    ...selection,
    warehouses: [toGlobalId('Warehouse', '1')],
  });
});

test('CART-28 CART-29 an article sold one by one starts at 1, without a notice', async () => {
  await choose(1);
  expect(screen.queryByText(/sold in multiples/)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('1');
  // The visible label leads to the field.
  const labels = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).labels ?? [];
  expect([...labels].map(({ textContent }) => textContent)).toEqual(['Quantity*']);
});

test('CART-30 what the server says about the quantity stands at its field, and the dialog stays', async () => {
  const { environment } = await choose(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        setCartQty: {
          __typename: 'InvalidInput',
          __isProblem: 'InvalidInput',
          message: 'Invalid',
          fieldErrors: [{ path: 'qty', message: 'Not so many.' }],
        },
      },
    }),
  );
  const message = await screen.findByText('Not so many.');
  expect(message.closest('.fui-Field')?.contains(screen.getByRole('textbox', { name: 'Quantity' }))).toBe(
    true,
  );
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Article/ }).value).toContain('AB 1');
});

/** The catalog's answer about lines: it does not know numbers with NO- in front, and there are four pieces of AB 3 in the cart. */
const readingOf = ({ number, qty }: { number: string; qty: number }) =>
  number.startsWith('NO-')
    ? { match: 'UNKNOWN', replacement: null, suggested: null, candidates: [] }
    : {
        match: 'EXACT',
        replacement: null,
        suggested: { article: { id: number }, qty },
        candidates: [
          {
            article: {
              id: number,
              name: number,
              brand: 'AB',
              description: 'Oil filter',
              multiple: 1,
              inCartQty: number === 'AB 3' ? 4 : 0,
              inReservationQty: 0,
              inBackorderQty: 0,
              eol: null,
              price: { value: 1, currencyCode: 'EUR' },
            },
            qty,
            availableQty: 100,
            missingQty: 0,
          },
        ],
      };

/** Drops a file on the cart, and waits for the lines that it would import. */
async function preview(text: string) {
  const view = await inCart(
    <>
      <ImportReport type="REGULAR" onDismissed={() => {}} />
      <CartImport type="REGULAR" />
    </>,
  );
  const requests = vi.spyOn(view.environment.getNetwork(), 'execute');
  const file = new File([text], 'cart.csv', { type: 'text/csv' });
  const input = view.container.querySelector('input[type=file]');
  if (!input) throw new Error('no file input');
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  // The articles are found first; the lines are sent when the user has seen them.
  const { mock } = view.environment;
  const dialog = await screen.findByRole('dialog', { name: 'Import “cart.csv”' }, { timeout: 10_000 });
  const untilItShows = (words: RegExp) =>
    expect
      .poll(async () => {
        const lines: { number: string; qty: number }[] = requests.mock.lastCall?.[1]['lines'] ?? [];
        const resolveLines = lines.map(readingOf);
        await act(async () => mock.resolve(linesQuery, { data: { viewer: { resolveLines } } }));
        return dialog.textContent;
      })
      .toMatch(words);
  await untilItShows(/Import lines: [1-9]/);
  return { ...view, dialog, untilItShows };
}

const press = (scope: ReturnType<typeof within>, name: RegExp | string) =>
  act(async () => fireEvent.click(scope.getByRole('button', { name })));

async function upload(text = 'AB 1;2') {
  const view = await preview(text);
  expect(view.environment.mock.getAllOperations()).toEqual([]);
  await press(within(view.dialog), /^Import lines: /);
  return view;
}

test('CART-35 the import shows its upload progress as a percentage', async () => {
  const { environment } = await upload();
  expect(screen.getByText('0 %')).toBeDefined();
  const onProgress: unknown =
    environment.mock.getMostRecentOperation().request.cacheConfig?.metadata?.['onProgress'];
  if (typeof onProgress !== 'function') throw new Error('the progress has no listener');
  act(() => void onProgress(0.424));
  expect(screen.getByText('42 %')).toBeDefined();
});

test('CART-36 success is shown for 2 seconds', async () => {
  const seen = watchNotifications();
  const { environment } = await upload();
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        importCart: { __typename: 'ImportCartPayload', isComplete: true, errors: [], cart: null },
      },
    }),
  );
  expect([...seen.values()]).toMatchObject([{ intent: 'success', title: 'File imported', timeout: 2000 }]);
});

test('CART-36 a failure is shown for 5 seconds, once, with its reason', async () => {
  const seen = watchNotifications();
  const { environment } = await upload();
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        importCart: {
          __typename: 'Rejected',
          __isProblem: 'Rejected',
          message: 'Too long.',
          messages: ['Too long.'],
        },
      },
    }),
  );
  expect([...seen.values()]).toMatchObject([{ title: 'Upload failed', body: 'Too long.', timeout: 5000 }]);
});

test('ERR-08 an import of which no answer came is not said to have failed', async () => {
  const seen = watchNotifications();
  const { environment } = await upload();
  await act(async () =>
    environment.mock.rejectMostRecentOperation(new NetworkError(502, null, true, outcomeUnknown)),
  );
  expect([...seen.values()]).toEqual([]);
});

test('CART-37 GAP-54 bad lines are listed one by one until dismissed, with the number imported', async () => {
  const { environment } = await upload('AB 1;2\nX-1;1\n\nAB 3;4\nY-1;0\nX-1;2');
  // The back end counts the lines of the file that was sent, which starts with a header.
  const errors = [{ line: 3, content: 'X-1;3', message: 'unknown' }];
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { importCart: { __typename: 'ImportCartPayload', isComplete: false, errors, cart: null } },
    }),
  );
  const report = await screen.findByRole('group', { name: '3 lines were not imported' });
  expect(report).toBe(document.activeElement);
  expect(report.textContent).toContain('2 lines imported.');
  expect(
    within(report)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'At 2: X-1;1 (unknown)',
    'At 5: Y-1;0 (The quantity must be a whole number from 1 to 999\u00a0999)',
    'At 6: X-1;2 (unknown)',
  ]);
  fireEvent.click(within(report).getByRole('button', { name: 'Close' }));
  expect(report.isConnected).toBe(false);
});

test('CART-34 before the import each line says which pieces in the cart it replaces; an unknown number is sent only if it is ticked', async () => {
  const { environment, dialog } = await preview('AB 1;2\nAB 3;2\nNO-5;2');
  const rows = within(dialog).getAllByRole('row');
  expect(rows.map(({ textContent }) => /In the cart: .*?(?=\d\.)/.exec(textContent)?.[0])).toEqual([
    undefined,
    undefined,
    'In the cart: 4\u00a0→\u00a02',
    undefined,
  ]);
  const ticks = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  expect(ticks.map(({ checked }) => checked)).toEqual([true, true, false]);
  await press(within(dialog), /^Import lines: 2/);
  const { file } = environment.mock.getMostRecentOperation().request.variables['input'];
  expect(file instanceof File && (await file.text())).toBe('article;qty\r\nAB 1;2\r\nAB 3;2\r\n');
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { importCart: { __typename: 'ImportCartPayload', isComplete: true, errors: [], cart: null } },
    }),
  );
  const report = await screen.findByRole('group', { name: '1 line was not imported' });
  expect(report.textContent).toContain('At 3: NO-5;2 (Unknown number)');
});

test('CART-34 a line that was not understood is corrected before the import', async () => {
  const { environment, dialog, untilItShows } = await preview('AB 1;2\nAB 2;1.000');
  await press(within(dialog), 'Correct line 2: AB 2;1.000');
  const form = await screen.findByRole('dialog', { name: 'Correct line 2: AB 2;1.000' });
  fireEvent.change(within(form).getByLabelText(/Article number/), { target: { value: 'AB 2' } });
  fireEvent.change(within(form).getByLabelText(/Pieces/), { target: { value: '10' } });
  await press(within(form), 'Check line');
  await untilItShows(/Import lines: 2/);
  await press(within(dialog), /^Import lines: /);
  const { file } = environment.mock.getMostRecentOperation().request.variables['input'];
  expect(file instanceof File && (await file.text())).toBe('article;qty\r\nAB 1;2\r\nAB 2;10\r\n');
});
