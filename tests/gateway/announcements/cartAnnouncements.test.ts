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

const document = '{ viewer { cartAnnouncements { id dbId shortMessage message createdAt } } }';

test('CART-53 GAP-44 the cart’s announcements are one call', async () => {
  const { answer, calls } = await client.watch(document);
  expect(calls).toEqual(['listCartAnnouncements']);
  const [announcement] = answer.data.viewer.cartAnnouncements ?? [];
  expect(announcement?.shortMessage).toBeTruthy();
  expect(Number.isNaN(Date.parse(announcement?.createdAt ?? ''))).toBe(false);
});

test('CART-53 a failure costs the banner and nothing else', async () => {
  await portal.breakNext('listCartAnnouncements', { kind: 'status', status: 500 });
  const { data, errors } = await client.send('{ viewer { isLoggedIn cartAnnouncements { id } } }');
  expect(data.viewer).toEqual({ isLoggedIn: true, cartAnnouncements: null });
  expect(errors[0]).toMatchObject({
    path: ['viewer', 'cartAnnouncements'],
    extensions: { code: 'UPSTREAM_ERROR' },
  });
});

test('GAP-162 CALL-151 an announcement is read again by its global id; one that does not exist is null', async () => {
  const { viewer } = await client.run(document);
  const [announcement] = viewer.cartAnnouncements ?? [];
  const again = 'query Node($id: ID!) { node(id: $id) { id ... on Announcement { shortMessage } } }';
  expect(await client.run(again, { id: announcement?.id })).toEqual({
    node: { id: announcement?.id, shortMessage: announcement?.shortMessage },
  });
  expect(await client.run(again, { id: toGlobalId('Announcement', 99_999_999) })).toEqual({ node: null });
});
