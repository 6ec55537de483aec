import { identity } from '../../relay/identity.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import { dbIdToNumber } from '../../relay/numericDbId.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { getAnnouncement, listCartAnnouncements } from './announcements.rest.ts';

const resolvers = {
  Viewer: {
    cartAnnouncements: (_viewer, _args, { rest }) => listCartAnnouncements(rest),
  },
  Announcement: identity('Announcement'),
} satisfies Resolvers;

const nodes: NodeFetchers = {
  Announcement: async ({ rest }, dbId) => {
    const id = dbIdToNumber(dbId);
    return id === null ? null : getAnnouncement(rest, id);
  },
};

export const announcements = defineModule({ resolvers, nodes });
