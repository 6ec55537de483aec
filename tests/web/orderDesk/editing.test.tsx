import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import linesQuery from '../../../web/__generated__/useResolveLinesQuery.graphql.ts';
import { clearDesk, patchDesk } from '../../../web/pages/orderDesk/deskStore.ts';
import { OrderDeskPage } from '../../../web/pages/orderDesk/OrderDeskPage.tsx';
import { InlineListWorker } from '../support/InlineListWorker.ts';
import { renderScreen } from '../support/renderScreen.tsx';

beforeAll(() => void vi.stubGlobal('Worker', InlineListWorker));
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => {
  cleanup();
  clearDesk();
});

async function openDesk() {
  // The files of a worker share the desk.
  clearDesk();
  // It waits for the drafts that the browser keeps.
  const view = await act(() => renderScreen(<OrderDeskPage />));
  const field = await screen.findByRole('textbox', { name: /^Numbers and quantities/ }, { timeout: 10_000 });
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('the list has no text field');
  return { ...view, field };
}

const type = (field: HTMLElement, value: string) =>
  act(async () => fireEvent.change(field, { target: { value } }));

test('a list that is pasted while the one before is still checked stays, and the answer about the old one does not take its place', async () => {
  const { field, environment } = await openDesk();
  const requests = vi.spyOn(environment.getNetwork(), 'execute');
  await type(field, 'OLD-1;2');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check lines' })));
  await expect.poll(() => requests.mock.calls.length).toBe(1);
  await type(field, 'NEW-1;3');
  // The new one can be checked without waiting for the old.
  expect(screen.getByRole('button', { name: 'Check lines' })).toBeDefined();
  await act(async () =>
    environment.mock.resolve(linesQuery, {
      data: {
        viewer: { resolveLines: [{ match: 'NONE', replacement: null, suggested: null, candidates: [] }] },
      },
    }),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText('OLD-1')).toBeNull();
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('NEW-1;3');
});

test('lines that are typed while a file is read come before those of the file, and the file’s name is shown meanwhile', async () => {
  const { field, container } = await openDesk();
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('no file input');
  const file = new File(['A-1;2\n'], 'list.csv', { type: 'text/csv' });
  const bytes = await file.arrayBuffer();
  const reading = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(file, 'arrayBuffer').mockReturnValue(reading.promise);
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  expect(screen.getByRole('status').textContent).toContain('Reading “list.csv”');
  await type(field, 'KW 16;30');
  await act(async () => reading.resolve(bytes));
  await expect.poll(() => field.value).toBe('KW 16;30\nA-1;2\n');
  expect(screen.queryByText('Reading “list.csv”…')).toBeNull();
});

test('order desk: while lines that were not understood are left, it does not say that all are in the cart', async () => {
  await openDesk();
  await act(async () =>
    patchDesk({
      text: 'A-1;2\nB-2 (20)',
      lines: [],
      unread: [{ line: 2, content: 'B-2 (20)', reason: 'UNCLEAR_QTY', whole: null }],
      added: { lines: 1, pieces: 2, type: 'REGULAR' },
    }),
  );
  expect(screen.getByText(/1 line is left/)).toBeDefined();
  expect(screen.queryByText('All lines are in the cart')).toBeNull();
  await act(async () => patchDesk({ unread: [] }));
  expect(screen.getByText('All lines are in the cart')).toBeDefined();
});
