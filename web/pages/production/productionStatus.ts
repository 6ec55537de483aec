import { defineStatuses } from '../../ui/values/defineStatuses.ts';

/** The statuses in the order of a request's life, with the colours of their tags (PROD-11, GAP-142). */
const statuses = defineStatuses({
  PENDING: 'gold',
  SUBMITTED: 'gold',
  FEEDBACK_RECEIVED: 'green',
  ACCEPTED: 'green',
  REJECTED: 'red',
});

/** All statuses, whether a text is one, and the colour of its tag. */
export const {
  all: productionStatuses,
  isKnown: isProductionStatus,
  colorOf: productionStatusColor,
} = statuses;
