import { defineStatuses } from '../../ui/values/defineStatuses.ts';

/** The statuses of a claim in the order of its life (CLM-07). */
const ofClaims = defineStatuses({
  RECEIVED: 'gold',
  ACCEPTED: 'green',
  CLOSED: 'red',
});

/** The statuses of an item of a claim, first what waits for the customer (CLM-11). */
const ofItems = defineStatuses({
  CLARIFICATION_AWAITING: 'gold',
  RECEIVED: 'none',
  ACCEPTED: 'green',
  REJECTED: 'red',
});

/** All statuses, whether a text is one, and the colour of its tag. */
export const { all: claimStatuses, isKnown: isClaimStatus, colorOf: claimStatusColor } = ofClaims;
/** The same of items. */
export const { all: claimItemStatuses, isKnown: isClaimItemStatus, colorOf: claimItemStatusColor } = ofItems;

/** The kinds of claim as the gateway names them. */
export const claimTypes = ['RETURN', 'RECLAMATION'] as const;
/** A kind of claim. */
export type ClaimType = (typeof claimTypes)[number];
/** Whether a text is a kind of claim that this client knows. */
export const isClaimType = (text: string | null | undefined): text is ClaimType =>
  claimTypes.some((type) => type === text);
