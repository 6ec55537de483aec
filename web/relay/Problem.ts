import type { useWrite_problem$data } from '../__generated__/useWrite_problem.graphql.ts';

/** Why a write did not happen, in the gateway's words; the typename says which of the problems it is. */
export type Problem = Omit<useWrite_problem$data, ' $fragmentType'>;
