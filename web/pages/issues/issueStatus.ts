import { defineStatuses } from '../../ui/values/defineStatuses.ts';

/** Statuses of an issue in the order of its life, with the colours of their badges (ISS-07, ISS-08). */
const statuses = defineStatuses({
  PENDING: 'gold',
  TODO: 'gold',
  IN_PROGRESS: 'green',
  ON_REVIEW: 'gold',
  DONE: 'green',
  CANCELLED: 'red',
});

/** All statuses, whether a text is one, and the colour of its tag. */
export const { all: issueStatuses, isKnown: isIssueStatus, colorOf: issueStatusColor } = statuses;

/** All priorities, from the lowest (ISS-12). */
export const issuePriorities = ['LOW', 'MIDDLE', 'HIGH', 'EMERGENCY'] as const;

/** A priority of an issue. */
export type IssuePriority = (typeof issuePriorities)[number];

/** Whether a text is a priority that this client knows. */
export const isIssuePriority = (text: string): text is IssuePriority =>
  issuePriorities.some((priority) => priority === text);
