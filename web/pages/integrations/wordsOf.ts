import type { Problem } from '../../relay/Problem.ts';

/** The text of a problem; null if it has none of use. */
export function wordsOf(problem: Problem | null): string | null {
  if (problem === null || problem.__typename === 'OutcomeUnknown') return null;
  const messages = problem.fieldErrors?.map(({ message }) => message) ?? problem.messages ?? [];
  return messages.length > 0 ? messages.join(' ') : problem.message || null;
}
