import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { useMissingItemColumns } from '../../../web/pages/missingItems/useMissingItemColumns.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

function Labels(): ReactElement {
  const columns = useMissingItemColumns({ warehouses: [], onToggle: () => {} });
  return <p>{columns.map(({ label }) => label).join(', ')}</p>;
}

test.each([
  [['order_create_reservation'], true],
  [['order_create_backorder'], false],
])('MISS-06 goods in transit have a column for those who may reserve: %s', async (attributes, has) => {
  await renderScreen(<Labels />, { viewer: { attributes } });
  expect((await screen.findByText(/^Article, /)).textContent?.includes('In transit')).toBe(has);
});
