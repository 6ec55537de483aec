import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { ReactElement } from 'react';
import query, { type SearchResultsQuery } from '../../../web/__generated__/SearchResultsQuery.graphql.ts';
import { resultLayout } from '../../../web/pages/catalog/results/resultLayout.ts';
import { SearchResults } from '../../../web/pages/catalog/results/SearchResults.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

function Page(): ReactElement {
  return <SearchResults results={useLoaderData<PreloadedQuery<SearchResultsQuery>>()} />;
}

const pieces = (name: string, type: string, amount: number) => ({
  amount,
  warehouse: { id: name, name, type, readonly: false },
});
const stock = [
  pieces('Tallinn', 'CENTRAL', 7),
  pieces('Riga', 'CENTRAL', 2),
  pieces('Ours', 'CONSIGNATION', 3),
];

/** An article that a search found. */
const hit = (name: string, analogues: object[] = []) => ({
  analogues,
  article: {
    id: name,
    name,
    multiple: 1,
    price: { value: 12.5, currencyCode: 'EUR' },
    eol: null,
    stock,
    inTransit: null,
  },
});

/** The results of a search: exact matches, null if they could not be read, and other matches. */
async function renderResults(strictSearch: object[] | null, hits: object[]) {
  const view = await renderScreen(<Page />, {
    path: '/catalog?type=part&searchString=oil',
    load: (relay) =>
      loadQuery(relay, query, {
        filter: { searchString: 'oil' },
        searchString: 'oil',
        withExactMatches: true,
        withFacets: false,
        first: 20,
        refine: null,
        after: null,
      }),
  });
  await act(async () =>
    view.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({
          strictSearch,
          articleSearch: {
            totalCount: hits.length,
            limited: false,
            vehicle: null,
            edges: hits.map((node) => ({ node })),
          },
          warehouses: stock.map(({ warehouse }) => warehouse),
        }),
      }),
    ),
  );
  await screen.findByRole('heading', { name: 'Results' });
  return view;
}

const words = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const listed = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

test('CAT-39 CAT-41 CAT-43 a card has analogues by brand and name, the matched one marked, stock without consignation, a price without VAT', async () => {
  await renderResults(
    [],
    [
      hit('OC 90', [
        { brand: 'MANN', name: 'W 712', matched: false },
        { brand: 'BOSCH', name: 'P 3274', matched: true },
      ]),
    ],
  );
  const analogues = listed('Other makers’ numbers');
  expect(words(analogues)).toEqual(['BOSCH P 3274', 'MANN W 712']);
  expect(analogues.map((one) => within(one).queryByLabelText('Matches the search') !== null)).toEqual([
    true,
    false,
  ]);
  expect(words(listed('Stock by warehouse'))).toEqual(['Tallinn7', 'Riga2']);
  expect(words([screen.getByRole('list', { name: 'Results' })]).join()).toMatch(/12\.50 €\s*excl\. VAT/);
});

test('CAT-41 CAT-43 the table has a column for each warehouse but consignation, and prices without VAT', async () => {
  resultLayout.set('table');
  onTestFinished(() => resultLayout.set('cards'));
  await renderResults([], [hit('OC 90')]);
  const [headings, row] = screen.getAllByRole('row');
  expect(words(headings?.children ?? [])).toEqual([
    'Article',
    'Description',
    'Tallinn',
    'Riga',
    'In transit',
    'Price excl. VAT',
    'Order',
  ]);
  expect(words(row?.children ?? []).slice(2, 6)).toEqual(['7', '2', '–', '12.50 €']);
});

const headings = () => words(screen.getAllByRole('heading', { level: 2 }));

test('CAT-31 exact matches stand above the results; without an answer of theirs the results stand alone', async () => {
  await renderResults([hit('OC 90')], [hit('OC 91')]);
  expect(headings()).toEqual(['Exact matches', 'Results']);
  cleanup();
  await renderResults(null, [hit('OC 91')]);
  expect(headings()).toEqual(['Results']);
  within(screen.getByRole('list', { name: 'Results' })).getByText('OC 91');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('DAY-52 results are sorted by relevance, price, stock or brand, which the address names', async () => {
  const { router } = await renderResults([], [hit('OC 90')]);
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(words(sort.options)).toEqual([
    'Best match',
    'Price, lowest first',
    'Price, highest first',
    'Most in stock',
    'Brand, A to Z',
  ]);
  expect(sort.value).toBe('');
  for (const value of ['price', '-price', 'stock', 'brand', '']) {
    await act(async () => fireEvent.change(sort, { target: { value } }));
    expect(new URLSearchParams(router.state.location.search).get('sort') ?? '').toBe(value);
  }
});
