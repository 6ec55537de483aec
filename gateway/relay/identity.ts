import { toGlobalId } from './globalId.ts';

interface Identified {
  id: number | string;
}

/** Resolvers of `id` and `dbId` of a Node type whose REST id is in `id` (GAP-162). */
export const identity = (type: string) => ({
  id: ({ id }: Identified) => toGlobalId(type, id),
  dbId: ({ id }: Identified) => String(id),
});
