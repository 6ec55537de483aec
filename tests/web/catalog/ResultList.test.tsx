import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import query, { type SearchResultsQuery } from '../../../web/__generated__/SearchResultsQuery.graphql.ts';
import { ResultList } from '../../../web/pages/catalog/ResultList.tsx';
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
