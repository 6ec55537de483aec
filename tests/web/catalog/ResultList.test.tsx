import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import query, { type SearchResultsQuery } from '../../../web/__generated__/SearchResultsQuery.graphql.ts';
import { ResultList } from '../../../web/pages/catalog/results/ResultList.tsx';
import { present } from '../../../web/ui/list/present.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const variables = {
  filter: { searchString: 'oil' },
  searchString: 'oil',
  withExactMatches: true,
  withFacets: false,
  first: 20,
};

function Page(): ReactElement {
  const { viewer } = useLazyLoadQuery<SearchResultsQuery>(query, variables);
  return (
    <>
      <ResultList label="Results" viewer={viewer} hits={present(viewer.strictSearch ?? [])} />
      <button type="button">After</button>
    </>
  );
}

test('before more than five cards of a search a stop of the keyboard leads past them', async () => {
  const { environment } = await renderScreen(<Page />);
  const hits = Array.from({ length: 6 }, (_, place) => ({
    article: { id: `article ${place}`, name: `OC 9${place}`, stocks: [], analogues: [] },
  }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Viewer: () => ({ strictSearch: hits }) }),
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Skip the results' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
});

test('the first of the warehouses and numbers that a press shows has the focus, not the button after them', async () => {
  const { environment } = await renderScreen(<Page />);
  const stock = [
    { amount: 5, warehouse: { name: 'Riga', type: 'REGULAR', readonly: false } },
    { amount: 0, warehouse: { name: 'Tallinn', type: 'REGULAR', readonly: false } },
  ];
  const analogues = ['A 1', 'A 2', 'A 3', 'A 4', 'A 5'].map((name) => ({
    brand: 'VW',
    name,
    matched: false,
  }));
  const hits = [{ article: { id: 'article 1', name: 'OC 90', stock }, analogues }];
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Viewer: () => ({ strictSearch: hits }) }),
    ),
  );
  fireEvent.click(
    await screen.findByRole('button', { name: 'OC 90, +1 without stock: show the warehouses' }),
  );
  expect(document.activeElement?.textContent).toBe('Tallinn0');
  fireEvent.click(screen.getByRole('button', { name: 'OC 90, +2: show 2 more numbers' }));
  expect(document.activeElement?.textContent).toBe('VW A 4');
});
