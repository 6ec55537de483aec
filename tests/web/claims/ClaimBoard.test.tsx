import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClaimItemRow } from '../../../web/pages/claims/items/ClaimItemRow.ts';
import { ClaimBoard } from '../../../web/pages/claims/items/ClaimBoard.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const item: ClaimItemRow = {
  id: 'item',
  dbId: '1',
  articleName: 'OC 90',
  status: 'ACCEPTED',
  statusText: null,
  qty: 1,
  priceByItem: null,
  invoiceDocumentNumber: null,
  invoiceDate: null,
  description: null,
  rejectionReason: null,
  rejectionExplanation: null,
  attachments: [],
  hasCrashedBoxRetention: null,
  hasBadPackingRetention: null,
  carBrand: null,
  carModel: null,
  carModelClarification: null,
  carModelYear: null,
  fittingDate: null,
  fittingOnMillage: null,
  problemDate: null,
  problemOnMillage: null,
};

test.each([false, true])(
  'accepted items say that a credit note follows, unless their claim is finished: %s',
  async (isClosed) => {
    await renderScreen(
      <ClaimBoard items={[item]} isClosed={isClosed} isNew={() => false} onEdit={() => {}} />,
    );
    await screen.findByRole('region', { name: 'Accepted' });
    expect(screen.queryAllByText('A credit note follows.')).toHaveLength(isClosed ? 0 : 1);
  },
);
