import { act, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import query from '../../../web/__generated__/StatementsPageQuery.graphql.ts';
import { StatementsPage } from '../../../web/pages/statements/StatementsPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const words = (element: Element | undefined) =>
  [...(element?.children ?? [])].map(({ textContent }) => textContent);

test('STAT-03 STAT-04 a statement shows its year and month, and its file name as the link to the file', async () => {
  const { environment } = await renderScreen(<StatementsPage />, {
    load: (relay) => loadQuery(relay, query, { first: 20, after: '' }),
  });
  const url = '/api/v3/accounting/statements/7/statement-2026-05.pdf';
  const node = { id: 'statement 7', dbId: '7', year: 2026, month: 5, filename: 'statement-2026-05.pdf', url };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({ statements: { totalCount: 1, edges: [{ node }] } }),
      }),
    ),
  );
  const [headings, row] = await screen.findAllByRole('row');
  expect(words(headings)).toEqual(['Year', 'Month', 'File']);
  expect(words(row)).toEqual(['2026', 'May', 'statement-2026-05.pdf']);
  expect(screen.getByRole('link', { name: node.filename }).getAttribute('href')).toBe(url);
});
