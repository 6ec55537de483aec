import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader } from '../../relay/loaders.ts';
import { connection } from '../../relay/connection.ts';
import { newestFirst } from '../../relay/cursors.ts';
import { fromGlobalId, identity, pageId } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { defineModule } from '../defineModule.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';

const announcementById = defineLoader((id: number, { rest }) =>
  rest.get('getAnnouncement', { path: { id } }),
);

const resolvers = {
  Viewer: {
    announcements: (_viewer, { type, ...window }, { rest }) =>
      connection(window, newestFirst('announcements'), (query) =>
        rest.get('listAnnouncements', { path: { type: fromEnum(type) }, query }),
      ),
    announcement: (_viewer, { dbId }, context) =>
      announcementById(context).load(pageId(dbId, context.rest, 'getAnnouncement')),
    unreadAnnouncements: (_viewer, _args, { rest }) => rest.get('listUnreadAnnouncements'),
    announcementsWidget: (_viewer, _args, { rest }) => rest.get('getAnnouncementsWidgetConfig'),
    cartAnnouncements: (_viewer, _args, { rest }) => rest.get('listCartAnnouncements'),
  },
  Announcement: identity('Announcement'),
  Mutation: {
    markAnnouncementNotified: (_mutation, { input: { announcement, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = fromGlobalId('Announcement', announcement, 'input.announcement');
        await rest.write('markAnnouncementNotified', { path: { id }, force });
        return { __typename: 'MarkAnnouncementNotifiedPayload', viewer: {} };
      }),
    markAnnouncementViewed: (_mutation, { input: { announcement, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = fromGlobalId('Announcement', announcement, 'input.announcement');
        await rest.write('markAnnouncementViewed', { path: { id }, force });
        return { __typename: 'MarkAnnouncementViewedPayload', viewer: {} };
      }),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  Announcement: nodeById(announcementById),
};

export const announcements = defineModule({ resolvers, nodes });
