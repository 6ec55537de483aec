import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, test } from 'vitest';
import query from '../../../web/__generated__/ArticlePageQuery.graphql.ts';
import { ArticlePage } from '../../../web/pages/article/ArticlePage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const plain = {
  brand: 'Knecht',
  description: 'Oil filter',
  multiple: 1,
  price: { value: 12.5, currencyCode: 'EUR' },
  eol: null,
  stock: [],
  inTransit: null,
  attributes: [],
  compatible: [],
  analogues: { oem: [], analogue: [], articles: [] },
  related: [],
  quantityOptions: [],
  vehicles: [],
};

/** The page of an article with some fields of the gateway's answer. */
async function renderArticle(fields: object, attributes = ['article_view']) {
  const { environment } = await renderScreen(<ArticlePage />, {
    viewer: { attributes },
    load: (relay) => loadQuery(relay, query, { name: 'OC 90' }),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({ article: { ...plain, name: 'OC 90', ...fields } }),
      }),
    ),
  );
  await screen.findByRole('heading', { level: 1, name: 'OC 90 Oil filter' });
  return environment;
}

const another = (name: string) => ({ ...plain, id: name, dbId: name, name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const links = (scope: Pick<typeof screen, 'queryAllByRole'>) =>
  scope.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const words = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('ART-04 an article at the end of its life names what replaces it, as links; another one has no notice', async () => {
  await renderArticle({ eol: { replacements: [another('OC 91'), another('OC 92')] } });
  const notice = screen.getByText(/^End of Life/);
  expect(notice.textContent).toBe('End of Life, replaced by OC 91, OC 92');
  expect(links(within(notice))).toEqual([
    ['OC 91', '/catalog/article/OC%2091'],
    ['OC 92', '/catalog/article/OC%2092'],
  ]);
  cleanup();
  await renderArticle({ eol: null });
  expect(screen.queryByText(/^End of Life/)).toBeNull();
});

test('a price that could not be read is a dash, and not said to be none', async () => {
  await renderArticle({ price: null });
  const page = document.body.textContent;
  expect(page).toContain('–');
  expect(page).not.toMatch(/no price/i);
});

const pieces = (name: string, type: string, amount: number) => ({
  amount,
  warehouse: { name, type, readonly: false },
});

test('ART-11 CAT-43 ART-16 ART-18 a chip for each warehouse but consignation, attributes in pairs, related articles and other quantities', async () => {
  await renderArticle({
    stock: [
      pieces('Tallinn', 'CENTRAL', 7),
      pieces('Riga', 'CENTRAL', 0),
      pieces('Yours', 'CONSIGNATION', 3),
    ],
    attributes: [
      { name: 'Height', value: '79 mm' },
      { name: 'Thread', value: '3/4-16 UNF' },
    ],
    related: [another('OX 1'), another('OX 2')],
    quantityOptions: [another('OC 90 x10')],
  });
  const [chips] = screen.getAllByRole('list', { name: 'Stock by warehouse' });
  expect(chips && words(within(chips).getAllByRole('listitem'))).toEqual(['Tallinn7', 'Riga0']);
  const attributes = region('Attributes');
  expect(words(attributes.getAllByRole('term'))).toEqual(['Height', 'Thread']);
  expect(words(attributes.getAllByRole('definition'))).toEqual(['79 mm', '3/4-16 UNF']);
  expect(screen.queryByText('No attributes')).toBeNull();
  expect(links(region('Related articles'))).toEqual([
    ['OX 1', '/catalog/article/OX%201'],
    ['OX 2', '/catalog/article/OX%202'],
  ]);
  expect(links(region('Other pack sizes'))).toEqual([['OC 90 x10', '/catalog/article/OC%2090%20x10']]);
});

test('ART-17 without attributes a notice says so', async () => {
  await renderArticle({ attributes: [] });
  region('Attributes').getByText('No attributes');
});

test('ART-21 ART-22 the vehicles it is used in: make, then model, then a table of variants with eight columns', async () => {
  const golf = {
    number: '4711',
    model: 'Golf V 1.4',
    body: 'Hatchback',
    years: '2003–2008',
    engineName: 'BCA',
    enginePower: '55 kW',
    engineVolume: '1390',
    fuel: 'Petrol',
  };
  await renderArticle({
    vehicles: [
      {
        name: 'VW',
        models: [
          { name: 'Golf', variants: [golf, { ...golf, number: '4712' }] },
          { name: 'Polo', variants: [] },
        ],
      },
      { name: 'Seat', models: [] },
    ],
  });
  const used = region('Used in');
  const names = (level: number) => words(used.queryAllByRole('heading', { level }));
  expect([names(3), names(4)]).toEqual([['VW', 'Seat'], []]);
  fireEvent.click(used.getByRole('button', { name: 'VW' }));
  expect([names(4), used.queryByRole('table')]).toEqual([['Golf', 'Polo'], null]);
  fireEvent.click(used.getByRole('button', { name: 'Golf' }));
  const table = within(used.getByRole('table'));
  expect(words(table.getAllByRole('columnheader'))).toEqual([
    'Type number',
    'Model',
    'Body',
    'Years',
    'Engine',
    'Power',
    'Engine size',
    'Fuel',
  ]);
  used.getByRole('region', { name: 'VW Golf' });
  const [, first, second] = table.getAllByRole('row');
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '4711',
    'Golf V 1.4',
    'Hatchback',
    '2003–2008',
    'BCA',
    '55 kW',
    '1390 cm³',
    'Petrol',
  ]);
  expect(second?.textContent).toContain('4712');
});

test('DAY-120 the prices paid are there for users with final invoices, and are asked for when they are opened', async () => {
  const summary = 'Prices you paid';
  await renderArticle({});
  expect(screen.queryByText(summary)).toBeNull();
  cleanup();
  const environment = await renderArticle({}, ['article_view', 'merged_invoice_list']);
  const details = screen.getByText(summary).closest('details');
  if (!details) throw new Error('they cannot be opened');
  // Not even that they load: what is not rendered asks for nothing.
  expect(details.textContent).toBe(summary);
  const asked = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  details.open = true;
  await act(async () => fireEvent(details, new Event('toggle')));
  await waitFor(() => expect(asked()).toContain('PricesPaidQuery'));
});
