import type { Posted } from './notify.ts';

/**
 * The notifications on the screen that leave it for another one: those that say the same, and the oldest messages of
 * success, so that `most` of these show. Errors, warnings, what stays until it is closed and what offers a step remain.
 */
export function replacedBy(next: Posted, shown: readonly Posted[], most: number): readonly Posted[] {
  const passing = isPassing(next) ? shown.filter(isPassing) : [];
  const oldest = passing.slice(0, Math.max(0, passing.length + 1 - most));
  return shown.filter((one) => !one.action && (oldest.includes(one) || isRepeated(one, next)));
}

/** Whether it is a message of success that goes by itself. */
export const isPassing = ({ intent, timeout }: Posted): boolean =>
  (intent === 'success' || intent === 'info') && timeout !== null;

const isRepeated = (one: Posted, next: Posted): boolean =>
  !next.action && one.title === next.title && one.body === next.body;
