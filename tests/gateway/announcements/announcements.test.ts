import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Announcement {
  id: string;
  dbId: string;
  shortMessage: string;
  message: string;
  createdAt: string;
}
const fields = 'id dbId shortMessage message createdAt';

test('ANN-02 ANN-11 both lists are connections of one call each', async () => {
  const list = 'query List($type: AnnouncementListType!) { viewer { announcements(type: $type, first: 10) {';
  const { answer, calls, received } = await client.watch<{
    viewer: { announcements: { totalCount: number; edges: { node: Announcement }[] } };
  }>(`${list} totalCount edges { node { ${fields} } } } } }`, { type: 'RELEVANT' });
  expect(calls).toEqual(['listAnnouncements']);
  expect(received[0]?.path).toContain('/announcements/list/relevant');
  const { totalCount, edges } = answer.data.viewer.announcements;
  expect(totalCount).toBe(2);
  expect(edges[0]?.node).toEqual({
    id: toGlobalId('Announcement', 4),
    dbId: '4',
    shortMessage: 'Brake parts: new prices next month',
    message: expect.stringContaining('Prices of brake pads and discs change'),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const history = await client.run<typeof answer.data>(`${list} totalCount } } }`, { type: 'HISTORY' });
  expect(history.viewer.announcements.totalCount).toBe(1);
});

test('ANN-06 ANN-05 ANN-08 what is marked is no longer unread, and the counter follows', async () => {
  const unread = async () =>
    (
      await client.run<{ viewer: { unreadAnnouncements: Announcement[] } }>(
        `{ viewer { unreadAnnouncements { ${fields} } } }`,
      )
    ).viewer.unreadAnnouncements;
  const [first, second] = await unread();
  const notified = await client.watch(
    `mutation Notified($input: MarkAnnouncementNotifiedInput!) {
      markAnnouncementNotified(input: $input) { __typename }
    }`,
    { input: { announcement: first?.id } },
  );
  expect(notified.calls).toEqual(['markAnnouncementNotified']);
  expect(await unread()).toEqual([second]);
  const viewed = await client.run(
    `mutation Viewed($input: MarkAnnouncementViewedInput!) { markAnnouncementViewed(input: $input) {
      ... on MarkAnnouncementViewedPayload { viewer { attentions { key value } } }
    } }`,
    { input: { announcement: second?.id } },
  );
  expect(viewed).toMatchObject({
    markAnnouncementViewed: {
      viewer: { attentions: expect.arrayContaining([{ key: 'announcements', value: 1 }]) },
    },
  });
  expect(await unread()).toEqual([]);
});

test('CALL-155 marking an announcement that does not exist is NotFound', async () => {
  const answer = await client.run(
    `mutation Notified($input: MarkAnnouncementNotifiedInput!) {
      markAnnouncementNotified(input: $input) { __typename }
    }`,
    { input: { announcement: toGlobalId('Announcement', 999_999) } },
  );
  expect(answer).toEqual({ markAnnouncementNotified: { __typename: 'NotFound' } });
});

test('GAP-150 ANN-10 the settings of the widget fail alone', async () => {
  const query = '{ viewer { announcementsWidget { enabled pollInterval } unreadAnnouncements { id } } }';
  expect(await client.run(query)).toMatchObject({
    viewer: { announcementsWidget: { enabled: true, pollInterval: 1_800_000 } },
  });
  await portal.breakNext('getAnnouncementsWidgetConfig', { kind: 'status', status: 500 });
  const { data, errors } = await client.send(query);
  expect(data).toMatchObject({ viewer: { announcementsWidget: null, unreadAnnouncements: [] } });
  expect(errors).toHaveLength(1);
});

test('ANN-04 an announcement by its id; text that is not an id is not found', async () => {
  const query = 'query One($dbId: String!) { viewer { announcement(dbId: $dbId) { shortMessage } } }';
  expect(await client.run(query, { dbId: '4' })).toEqual({
    viewer: { announcement: { shortMessage: 'Brake parts: new prices next month' } },
  });
  const { errors } = await client.send(query, { dbId: 'abc' });
  expect(errors[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
});
