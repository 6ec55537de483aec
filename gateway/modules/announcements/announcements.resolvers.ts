import { defineLoader } from '../../loaders.ts';
import { identity } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';

const announcementById = defineLoader((id: number, { rest }) =>
  rest.get('getAnnouncement', { path: { id } }),
);

const resolvers = {
  Viewer: {
    cartAnnouncements: (_viewer, _args, { rest }) => rest.get('listCartAnnouncements'),
  },
  Announcement: identity('Announcement'),
} satisfies Resolvers;

const nodes: NodeFetchers = {
  Announcement: nodeById(announcementById),
};

export const announcements = defineModule({ resolvers, nodes });
