import { withProblems } from '../../errors/withProblems.ts';
import { openEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { oemBatchSearch } from './oemList.rest.ts';

const toReplacement = openEnum('Replacement');

export const oemListResolvers = {
  OemRow: {
    replacement: ({ replacement }) => toReplacement(replacement),
  },
  Mutation: {
    searchOemList: (_mutation, { input: { file } }, { rest }, info) =>
      withProblems(info, async () => ({
        __typename: 'SearchOemListPayload',
        rows: await oemBatchSearch(rest, file),
      })),
  },
} satisfies Resolvers;
