import { connection } from '../../relay/connection.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { listContainers } from './inTransit.rest.ts';

export const inTransitResolvers = {
  Viewer: {
    containers: (_viewer, window, { rest }) => connection(window, (page) => listContainers(rest, page)),
  },
} satisfies Resolvers;
