import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const statuses = ['pending', 'todo', 'in_progress', 'on_review', 'done', 'cancelled'];
const priorities = ['low', 'middle', 'high', 'emergency'];

const input = (name = 'Wrong price') => ({
  name,
  description: 'Too **high**.',
  department: 1,
  priority: 'high' as const,
});

eachDatabase('issues', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  let other: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
    other = await sandbox.as('second');
  });
  afterAll(() => sandbox.close());

  const create = async (name?: string) => (await client.ok('createIssue', { body: input(name) })).id;
  const all = async () => (await client.ok('listIssues', { query: { limit: 100 } })).items;

  const names = async (filter: object) =>
    (await client.ok('listIssues', { query: { limit: 100, filter } })).items.map(({ name }) => name);

  test('ISS-16 ISS-07 ISS-12 GAP-146 GAP-147 CALL-145 the demo has issues of every status and priority, with all fields', async () => {
    const { items, meta } = await client.ok('listIssues', { query: { limit: 100 } });
    expect(meta).toEqual({ page: 1, limit: 100, total: items.length, totalPages: 1 });
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(statuses));
    expect(new Set(items.map(({ priority }) => priority))).toEqual(new Set(priorities));
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(
      [
        'id',
        'name',
        'description',
        'department',
        'priority',
        'status',
        'createdAt',
        'realStartDate',
        'realEndDate',
        'relatedTask',
      ].sort(),
    );
    const working = items.find(({ status }) => status === 'in_progress');
    expect(working?.relatedTask).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      status: 'in_progress',
    });
    expect(items.find(({ status }) => status === 'pending')?.relatedTask).toBeNull();
  });

  test('GAP-38 the list is paged, newest first; an issue belongs to its user', async () => {
    const first = await client.ok('listIssues', { query: { limit: 3 } });
    const second = await client.ok('listIssues', { query: { limit: 3, page: 2 } });
    const dates = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(first.meta.totalPages).toBe(Math.ceil(first.meta.total / 3));
    const id = first.items[0]?.id ?? 0;
    expect((await client.ok('getIssue', { path: { id } })).id).toBe(id);
    for (const name of ['getIssue', 'listIssueComments'] as const)
      expect((await other.call(name, { path: { id } })).status).toBe(404);
    const comment = await other.call('addIssueComment', { path: { id }, body: { comment: 'Mine?' } });
    expect(comment.status).toBe(404);
    expect((await sandbox.visitor.call('listIssues')).status).toBe(401);
  });

  test('ISS-06 all filters compare texts, the dates included', async () => {
    const issues = await all();
    const where = (fits: (issue: (typeof issues)[number]) => boolean | undefined) =>
      issues.filter(fits).map(({ name }) => name);
    expect(await names({ priority: 'high' })).toEqual(where(({ priority }) => priority === 'high'));
    expect(await names({ name: { like: 'PRICE FILE' } })).toEqual(
      where(({ name }) => name.startsWith('Price file')),
    );
    expect(await names({ status: { '!=': 'done' } })).toEqual(where(({ status }) => status !== 'done'));
    const started = issues.find(({ realStartDate }) => realStartDate !== null)?.realStartDate ?? '';
    expect(await names({ realStartDate: started })).toEqual(
      where(({ realStartDate }) => realStartDate === started),
    );
    const month = started.slice(0, 7);
    expect(await names({ realStartDate: { like: month } })).toEqual(
      where(({ realStartDate }) => realStartDate?.startsWith(month)),
    );
    const ended = issues.find(({ realEndDate }) => realEndDate !== null)?.realEndDate ?? '';
    expect(await names({ realEndDate: { like: ended.slice(0, 10) } })).toEqual(
      where(({ realEndDate }) => realEndDate?.startsWith(ended.slice(0, 10))),
    );
  });

  test('ISS-13 ISS-14 CALL-146 CALL-147 CALL-150 an issue goes to a department and begins as pending', async () => {
    const departments = await client.ok('listDepartments');
    expect(departments.map((one) => Object.keys(one).sort())).toEqual(departments.map(() => ['id', 'name']));
    const department = departments.at(-1)?.id ?? 0;
    const answer = await client.ok('createIssue', { body: { ...input('  A new one '), department } });
    expect(answer).toEqual({ id: expect.any(Number) });
    expect(await client.ok('getIssue', { path: { id: answer.id } })).toMatchObject({
      name: 'A new one',
      description: 'Too **high**.',
      department,
      priority: 'high',
      status: 'pending',
      realStartDate: null,
      realEndDate: null,
      relatedTask: null,
    });
    expect((await all())[0]?.id).toBe(answer.id);
  });

  test('ISS-15 what is missing or unknown is a field error', async () => {
    const wrong = await client.call('createIssue', {
      body: { name: ' ', description: '\n', department: 99_999, priority: 'low' },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({
      fields: [
        { field: 'name', message: 'Please enter a value.' },
        { field: 'description', message: 'Please enter a value.' },
        { field: 'department', message: 'Department not found.' },
      ],
    });
  });

  test('ISS-17 ISS-18 CALL-148 500 comments come in pages, newest first, with author and date', async () => {
    const [long] = (await all()).filter(({ name }) => name.startsWith('Connecting our ERP'));
    const path = { id: long?.id ?? 0 };
    const { items, meta } = await client.ok('listIssueComments', { path, query: { page: 2, limit: 50 } });
    expect(meta).toEqual({ page: 2, limit: 50, total: 500, totalPages: 10 });
    expect(items[0]).toEqual({
      id: expect.any(Number),
      content: expect.any(String),
      createdAt: expect.any(String),
      author: { firstName: expect.any(String), lastName: expect.any(String) },
    });
    const dates = items.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('ISS-19 CALL-149 a comment is added by the user, once for a key, and not when it is empty', async () => {
    const path = { id: await create('To be commented') };
    const body = { comment: 'It is _still_ wrong.' };
    const headers = { 'Idempotency-Key': 'comment-1' };
    const added = await client.ok('addIssueComment', { path, body, headers });
    expect(added).toMatchObject({
      content: body.comment,
      author: { firstName: 'Kadri', lastName: 'Tamm' },
    });
    expect(await client.ok('addIssueComment', { path, body, headers })).toEqual(added);
    expect((await client.ok('listIssueComments', { path })).items).toEqual([added]);
    const empty = await client.call('addIssueComment', { path, body: { comment: '  ' } });
    expect([empty.status, empty.body]).toEqual([
      400,
      { fields: [{ field: 'comment', message: 'Please enter a value.' }] },
    ]);
  });
});
