import { badRequest } from '../../errors/toGraphQLError.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { translate } from '../../messages/message.ts';
import { defineModule } from '../defineModule.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { readCart } from '../cart/readCart.ts';
import { addLines } from './addLines.ts';
import { findAddedLines } from './findAddedLines.ts';
import { findLines, tooManyLines } from './findLines.ts';
import { resolveLine } from './resolveLine.ts';

const resolvers = {
  Viewer: {
    resolveLines: async (_viewer, { lines, type }, { rest }) => {
      const tooMany = tooManyLines(lines.length);
      if (tooMany !== null) throw badRequest(tooMany);
      const found = await findLines(rest, lines);
      return lines.map((line) => resolveLine(line, found.get(line.number), fromEnum(type)));
    },
  },
  AddedLine: {
    message: ({ message }, _args, { session }) => message && translate(message, session.locale),
  },
  AddLinesPayload: {
    lines: ({ lines }, { refusedOnly }) => (refusedOnly ? lines.filter(({ qty }) => qty === 0) : lines),
    cart: ({ type }, choice, { rest }) => readCart(rest, type, choice),
  },
  Mutation: {
    addLines: async (_mutation, { input }, { rest }, info) => {
      const message = tooManyLines(input.lines.length);
      if (message !== null)
        return { __typename: 'InvalidInput', message, fieldErrors: [{ path: 'lines', message }] };
      return withProblems(info, async () => ({
        __typename: 'AddLinesPayload',
        ...(await addLines(rest, input)),
      }));
    },
  },
} satisfies Resolvers;

export const orderDesk = defineModule({ resolvers, candidates: { addLines: findAddedLines } });
