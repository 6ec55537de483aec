import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());
const query = /* GraphQL */ `
  {
    viewer {
      arrivals {
        hasMore
        unread
        entries {
          key
          kind
          from
          until
          orders
          articles
          qty
          reference
          carrier
          status
        }
      }
    }
  }
`;
const entriesOf = async (caller = client) => (await caller.run(query)).viewer.arrivals?.entries ?? [];
const getCalendar = (caller = client, search = '') =>
  fetch(`${portal.url}/exports/arrivals.ics${search}`, {
    headers: { authorization: `Bearer ${caller.bearer}`, locale: 'de' },
  });

test('DAY-41 pre-orders, articles on backorder and shipments with their days, in at most 20 calls', async () => {
  const { answer, calls } = await client.watch(query);
  expect(answer.errors).toEqual([]);
  expect(calls.length).toBeLessThanOrEqual(20);
  const { entries = [], unread } = answer.data.viewer.arrivals ?? {};
  expect(unread).toEqual([]);
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['PRE_ORDER', 'BACKORDER', 'SHIPMENT']));
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  for (const { from, until } of entries) expect((from ?? '') <= (until ?? '')).toBe(true);
});

test('DAY-41 a pre-order arrives with its articles in transit; the days of one that is not in transit are not known', async () => {
  const order = (await entriesOf()).find(({ kind }) => kind === 'PRE_ORDER');
  if (!order) throw new Error('nothing is pre-ordered');
  const { id } = await portal.sandbox.db.selectFrom('containers').select('id').executeTakeFirstOrThrow();
  const articles = await portal.sandbox.db
    .selectFrom('articles')
    .select('id')
    .where('sku', 'in', order.articles)
    .execute();
  await portal.sandbox.db
    .deleteFrom('container_items')
    .where(
      'article_id',
      'in',
      articles.map((article) => article.id),
    )
    .execute();
  const withoutDay = (await entriesOf()).find(({ key }) => key === order.key);
  expect(withoutDay).toMatchObject({ from: null, until: null, articles: order.articles });
  await portal.sandbox.db
    .updateTable('containers')
    .set({ minimal_date: '2099-05-01', maximal_date: '2099-05-09' })
    .where('id', '=', id)
    .execute();
  await portal.sandbox.db
    .insertInto('container_items')
    .values(articles.map((article) => ({ container_id: id, article_id: article.id, qty: 5, reserved: 1 })))
    .execute();
  expect((await entriesOf()).find(({ key }) => key === order.key)).toMatchObject({
    from: '2099-05-01',
    until: '2099-05-09',
  });
});

test('DAY-45 a part that cannot be read is named, and the others are there; one that the user may not see is not', async () => {
  await portal.breakNext('listBackorderItems', { kind: 'status', status: 500 });
  const { viewer } = await client.run(query);
  expect(viewer.arrivals?.unread).toEqual(['BACKORDERS']);
  const kinds = new Set(viewer.arrivals?.entries.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['PRE_ORDER', 'SHIPMENT']));
  const basic = await portal.as('basic');
  expect((await basic.run(query)).viewer.arrivals).toEqual({
    hasMore: false,
    unread: [],
    entries: [],
  });
});

test('DAY-46 the arrivals with a day are a calendar in the language of the request, with a UID that stays the same', async () => {
  const answer = await getCalendar();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('arrivals.ics');
  const file = await answer.text();
  expect(file).toContain('X-WR-CALNAME:Lieferkalender\r\n');
  const uids = file.match(/^UID:.*$/gm) ?? [];
  const dated = (await entriesOf()).filter(({ from }) => from !== null);
  const { host } = new URL(portal.url);
  expect(uids.map((line) => line.trim())).toEqual(dated.map(({ key }) => `UID:${key}@${host}`));
  expect(file.match(/^DTSTART;VALUE=DATE:\d{8}\r$/gm)).toHaveLength(dated.length);
  const again = await (await getCalendar()).text();
  expect(again.match(/^UID:.*$/gm)).toEqual(uids);
});

test('DAY-45 DAY-46 while a part cannot be read there is no calendar; without a session, or with parameters, neither', async () => {
  await portal.breakNext('listShipments', { kind: 'status', status: 500 });
  const broken = await getCalendar();
  expect(broken.status).toBe(502);
  expect(await broken.text()).toContain('Lieferkalender');
  expect((await fetch(`${portal.url}/exports/arrivals.ics`)).status).toBe(401);
  expect((await getCalendar(client, '?month=2026-01')).status).toBe(400);
});
