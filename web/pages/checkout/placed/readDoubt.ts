import type { Outcome } from '../../../relay/sendWrite.ts';

/** Why it is not known where an order stands. */
export type Doubt = 'lost' | 'refused';

/** The doubt that a write leaves: its answer did not come, or it was refused, as for an order that another window has placed. */
export function readDoubt({ problem, isUnknown }: Outcome<unknown>): Doubt | null {
  if (isUnknown) return 'lost';
  return problem?.__typename === 'Rejected' || problem?.__typename === 'NotFound' ? 'refused' : null;
}
