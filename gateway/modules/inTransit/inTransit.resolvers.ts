import { connection } from '../../relay/connection.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';

const resolvers = {
  Viewer: {
    containers: (_viewer, window, { rest }) =>
      connection(window, (query) => rest.get('listContainers', { query })),
  },
} satisfies Resolvers;

export const inTransit = defineModule({ resolvers });
