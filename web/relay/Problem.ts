import type { useWrite_problem$data } from '../__generated__/useWrite_problem.graphql.ts';

/** The reason why a write did not happen, in the gateway's words; the typename is its kind. */
export type Problem = Omit<useWrite_problem$data, ' $fragmentType'>;
