import { act, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { expect, test } from 'vitest';
import query from '../../../web/__generated__/AgreementsPageQuery.graphql.ts';
import { AgreementsPage } from '../../../web/pages/agreements/AgreementsPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test('AGR-02 AGR-06 the list shows name, description and the box of approval of each agreement', async () => {
  const { environment } = await renderScreen(<AgreementsPage />, {
    load: (relay) => loadQuery(relay, query, {}),
  });
  const agreements = [
    { id: '1', name: 'Reference customer', description: '<p>We name you</p>', approval: false },
    { id: '2', name: 'Annual bonus', description: '<p>From 25 000 EUR</p>', approval: true },
  ];
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { viewer: { id: 'viewer', agreements } } }),
  );
  const items = await screen.findAllByRole('listitem');
  expect(
    items.map((item) => [
      within(item).getByRole('heading').textContent,
      within(item).getByRole('group').textContent,
      within(item).getByRole<HTMLInputElement>('checkbox', { name: /^We agree: / }).checked,
    ]),
  ).toEqual([
    ['Reference customer', 'We name you', false],
    ['Annual bonus', 'From 25 000 EUR', true],
  ]);
});
