import { identity } from '../../relay/identity.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import { dbIdToNumber } from '../../relay/numericDbId.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { getAnnouncement, listCartAnnouncements } from './announcements.rest.ts';

export const announcementsResolvers = {
  Viewer: {
    cartAnnouncements: (_viewer, _args, { rest }) => listCartAnnouncements(rest),
  },
  Announcement: identity('Announcement'),
} satisfies Resolvers;

export const announcementsNodes: NodeFetchers = {
  Announcement: async ({ rest }, dbId) => {
    const id = dbIdToNumber(dbId);
    return id === null ? null : getAnnouncement(rest, id);
  },
};
