import type { ComponentProps } from 'react';
import type { DocumentWay_related$data } from '../../__generated__/DocumentWay_related.graphql.ts';
import type { ClaimStatusTag } from '../claims/ClaimTags.tsx';

/** The steps of the way, in their order. */
export const wayKinds = [
  'ORDER',
  'PACKING_LIST',
  'INVOICE',
  'MERGED_INVOICE',
  'CLAIM',
  'CREDIT_INVOICE',
] as const;
/** A step of the way. */
export type WayKind = (typeof wayKinds)[number];

/** A document of the way, as much of it as is known. */
export type WayDocument = Pick<DocumentWay_related$data[number], 'dbId' | 'number' | 'createdAt'> &
  Partial<Omit<DocumentWay_related$data[number], 'kind'>> & {
    kind: WayKind | DocumentWay_related$data[number]['kind'];
    claimStatus?: ComponentProps<typeof ClaimStatusTag>;
  };
