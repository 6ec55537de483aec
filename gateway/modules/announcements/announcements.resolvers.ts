import { defineLoader } from '../../loaders.ts';
import { identity } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';

const announcementById = defineLoader((id: number, { rest }) =>
  rest.get('getAnnouncement', { path: { id } }),
);

export const announcementsResolvers = {
  Viewer: {
    cartAnnouncements: (_viewer, _args, { rest }) => rest.get('listCartAnnouncements'),
  },
  Announcement: identity('Announcement'),
} satisfies Resolvers;

export const announcementsNodes: NodeFetchers = {
  Announcement: nodeById(announcementById),
};
