import type { ClaimItems_claim$data } from '../../../__generated__/ClaimItems_claim.graphql.ts';

/** An item of a claim. */
export type ClaimItemRow = NonNullable<NonNullable<ClaimItems_claim$data['items']>[number]>;

/** The data that cards and table need to draw items. */
export type ItemView = {
  items: readonly ClaimItemRow[];
  isNew: (id: string) => boolean;
  onEdit: (item: ClaimItemRow) => void;
};
