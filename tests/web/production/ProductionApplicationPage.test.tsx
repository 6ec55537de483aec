import { act, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import query from '../../../web/__generated__/ProductionApplicationPageQuery.graphql.ts';
import { ProductionApplicationPage } from '../../../web/pages/production/ProductionApplicationPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const words = (role: string) =>
  screen.getAllByRole(role).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

test('PROD-12 the page of a request shows all that was asked for, its status, when it was made and by whom', async () => {
  const { environment } = await renderScreen(<ProductionApplicationPage />, {
    load: (relay) => loadQuery(relay, query, { dbId: '7' }),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({
          productionApplication: {
            dbId: '7',
            type: 'OFFER',
            OENumber: '06A 115 561 B',
            description: 'Oil filter',
            justification: 'No longer made',
            qty: 1200,
            price: { value: 12.5, currencyCode: 'EUR' },
            status: 'ACCEPTED',
            createdAt: '2026-05-04T08:00:00Z',
            user: { firstName: 'Mari', lastName: 'Kask' },
          },
        }),
      }),
    ),
  );
  await screen.findByRole('heading', { level: 1, name: 'Production request 7' });
  screen.getByText('Accepted');
  const values = words('definition');
  expect(Object.fromEntries(words('term').map((term, place) => [term, values[place]]))).toEqual({
    'OE number': '06A 115 561 B',
    Description: 'Oil filter',
    Justification: 'No longer made',
    Quantity: '1 200',
    'Price per piece': '12.50 €',
    Type: 'Offer',
    Created: expect.stringMatching(/^04-05-2026/),
    User: 'Kask Mari',
  });
});
