import { act, fireEvent, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OemSearch } from '../../../web/pages/catalog/oem/OemSearch.tsx';
import { InlineListWorker } from '../support/InlineListWorker.ts';
import { renderScreen } from '../support/renderScreen.tsx';

beforeAll(() => void vi.stubGlobal('Worker', InlineListWorker));
afterAll(() => void vi.unstubAllGlobals());

const stockOf = (name: string, amount: number | null) => ({
  amount,
  warehouse: { name, type: 'CENTRAL', readonly: false },
});
const found = (name: string, stock: object[] = []) => ({
  id: name,
  name,
  multiple: 1,
  eol: null,
  price: { value: 10, currencyCode: 'EUR' },
  stock,
  inTransit: null,
});
const row = (requestedName: string, qty: number, result: object[]) => ({
  requestedName,
  qty,
  found: result.length > 0,
  replacement: null,
  result,
});

test('DAY-57 brands and quantities of a list are sent with its numbers; all numbers with one article go to the cart at once; a warehouse that may have one stays in sight (DAY-54)', async () => {
  const { container, environment } = await renderScreen(<OemSearch />, {
    viewer: { attributes: ['order_management'] },
    path: '/catalog?type=oem',
  });
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('The page has no file input');
  const text = 'Number;Quantity\nOC 90;2\nMANN W 712;3\nOC 91;1\nNOBODYS-1;4';
  const list = new File([text], 'march.csv', { type: 'text/csv' });
  await act(async () => fireEvent.change(input, { target: { files: [list] } }));
  const named = (name: string) =>
    environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
  const search = await vi.waitUntil(() => named('useOemSearchMutation'), { timeout: 10_000 });
  const { file } = search.request.variables['input'];
  expect(file instanceof File && (await file.text())).toBe(
    'number;brand;qty\r\nOC 90;;2\r\nMANN W 712;;3\r\nOC 91;;1\r\nNOBODYS-1;;4\r\n',
  );
  await act(async () =>
    environment.mock.resolve(
      search,
      MockPayloadGenerator.generate(search, {
        SearchOemListPayload: () => ({
          rows: [
            row('OC 90', 2, [found('OC 90', [stockOf('Riga', null), stockOf('Tallinn', 0)])]),
            row('MANN W 712', 3, [found('W 712')]),
            row('OC 91', 1, [found('OC 91'), found('OC 91 ECO')]),
            row('NOBODYS-1', 4, []),
          ],
        }),
      }),
    ),
  );
  const add = await screen.findByRole('button', { name: 'Add all 2 found articles to the cart' });
  expect(screen.getAllByRole('list', { name: 'Stock by warehouse' })[0]?.textContent).toBe(
    'Riga–+1 without stock',
  );
  await act(async () => fireEvent.click(add));
  expect(named('AddAllFoundMutation')?.request.variables['input'].lines).toEqual([
    { number: 'OC 90', article: 'OC 90', qty: 2 },
    { number: 'W 712', article: 'W 712', qty: 3 },
  ]);
});
