import { connection } from '../../relay/connection.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { listContainers } from './inTransit.rest.ts';

const resolvers = {
  Viewer: {
    containers: (_viewer, window, { rest }) => connection(window, (page) => listContainers(rest, page)),
  },
} satisfies Resolvers;

export const inTransit = defineModule({ resolvers });
