import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('announcements', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  beforeEach(() => sandbox.db.deleteFrom('announcement_marks').execute());
  afterAll(() => sandbox.close());

  const list = (type: 'relevant' | 'history', caller = client) =>
    caller.ok('listAnnouncements', { path: { type } });

  test('ANN-02 ANN-11 GAP-149 relevant ones are in force for the branch, history is over, newest first', async () => {
    const relevant = await list('relevant');
    expect(relevant.items?.map(({ shortMessage }) => shortMessage)).toEqual([
      'Brake parts: new prices next month',
      'Five more carriers to choose from',
    ]);
    expect(relevant.meta).toEqual({ page: 1, limit: 20, total: 2 });
    const history = await list('history');
    expect(history.items?.map(({ shortMessage }) => shortMessage)).toEqual(['Summer opening hours']);
    const all = [...(relevant.items ?? []), ...(history.items ?? [])];
    for (const { id, message, createdAt } of all) {
      expect(id).toBeGreaterThan(0);
      expect(message).toBeTruthy();
      expect(Date.parse(createdAt ?? '')).toBeLessThan(Date.now());
    }
  });

  test('ANN-02 a list is read page by page', async () => {
    const second = await client.ok('listAnnouncements', {
      path: { type: 'relevant' },
      query: { page: 2, limit: 1 },
    });
    expect(second.items?.map(({ shortMessage }) => shortMessage)).toEqual([
      'Five more carriers to choose from',
    ]);
    expect(second.meta?.total).toBe(2);
    const wrong = await client.send('listAnnouncements', { path: { type: 'secret' } });
    expect(wrong.status).toBe(404);
  });

  test('ANN-06 ANN-08 GAP-149 one that was closed or read is no longer unread, for this user only', async () => {
    const unread = await client.ok('listUnreadAnnouncements');
    expect(unread).toHaveLength(2);
    const [first, second] = unread.map(({ id }) => id);
    await client.ok('markAnnouncementNotified', { path: { id: first ?? 0 } });
    await client.ok('markAnnouncementNotified', { path: { id: first ?? 0 } });
    expect((await client.ok('listUnreadAnnouncements')).map(({ id }) => id)).toEqual([second]);
    await client.ok('markAnnouncementViewed', { path: { id: second ?? 0 } });
    expect(await client.ok('listUnreadAnnouncements')).toEqual([]);
    expect(await (await sandbox.as('staff')).ok('listUnreadAnnouncements')).toHaveLength(2);
  });

  test('GAP-06 the counter falls with what was read, not with what was closed', async () => {
    const counter = async () => (await client.ok('getAttentions'))['announcements']?.value;
    const [one] = await client.ok('listUnreadAnnouncements');
    expect(await counter()).toBe(2);
    await client.ok('markAnnouncementNotified', { path: { id: one?.id ?? 0 } });
    expect(await counter()).toBe(2);
    await client.ok('markAnnouncementViewed', { path: { id: one?.id ?? 0 } });
    expect(await counter()).toBe(1);
  });

  test('CALL-155 CALL-156 another branch’s announcement is not found', async () => {
    const { id } = await sandbox.db
      .selectFrom('announcements')
      .select('id')
      .where('branch_code', '=', 'nrd')
      .executeTakeFirstOrThrow();
    for (const call of ['markAnnouncementNotified', 'markAnnouncementViewed'] as const) {
      expect((await client.call(call, { path: { id } })).status).toBe(404);
    }
  });

  test('CALL-157 GAP-150 the widget polls every 30 minutes', async () => {
    expect(await client.ok('getAnnouncementsWidgetConfig')).toEqual({
      enabled: true,
      pollInterval: 1_800_000,
    });
  });

  test('API-02 announcements are written in every language of the portal', async () => {
    const titles = new Set<string | undefined>();
    for (const locale of ['en', 'de', 'fr', 'it', 'pl', 'ru', 'sr']) {
      const { items } = await client.ok('listAnnouncements', {
        path: { type: 'relevant' },
        headers: { locale },
      });
      titles.add(items?.[0]?.shortMessage);
      expect(items?.[0]?.message).toContain('PL-1611953');
    }
    expect(titles.size).toBe(7);
    const [german] = (await client.ok('listCartAnnouncements', { headers: { locale: 'dg' } })) ?? [];
    expect(german?.shortMessage).toBe('Bis 15:00 Uhr bestellt, noch am selben Tag verschickt.');
  });
});
