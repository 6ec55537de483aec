import { connection } from '../../relay/connection.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';

export const inTransitResolvers = {
  Viewer: {
    containers: (_viewer, window, { rest }) =>
      connection(window, (query) => rest.get('listContainers', { query })),
  },
} satisfies Resolvers;
