import { withProblems } from '../../errors/withProblems.ts';
import { toEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { oemBatchSearch } from './oemList.rest.ts';

export const oemListResolvers = {
  OemRow: {
    replacement: ({ replacement }) => (replacement === null ? null : toEnum(replacement)),
  },
  Mutation: {
    searchOemList: (_mutation, { input: { file } }, { rest }, info) =>
      withProblems(info, async () => ({
        __typename: 'SearchOemListPayload',
        rows: await oemBatchSearch(rest, file),
      })),
  },
} satisfies Resolvers;
