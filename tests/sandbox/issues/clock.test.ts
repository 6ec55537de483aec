import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceIssues } from '../../../sandbox/clock/advanceIssues.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let client: RestCaller;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = await sandbox.as('client');
  await sandbox.db.deleteFrom('issues').execute();
});
afterAll(() => sandbox.close());

const create = async (name: string) => {
  const body = { name, description: 'Please check.', department: 1, priority: 'low' as const };
  return (await client.ok('createIssue', { body })).id;
};
const get = (id: number) => client.ok('getIssue', { path: { id } });
const comments = async (id: number) => (await client.ok('listIssueComments', { path: { id } })).items;
/** All issues have waited long enough. */
const advance = () => {
  const until = new Date(Date.now() + 60_000);
  return advanceIssues(sandbox.db, { until, reviewUntil: until });
};
const advanceOneStep = async () => {
  // One step each: what moved is younger than the limit, even if it moved within the same millisecond.
  const until = new Date(Date.now() - 60_000);
  await sandbox.db.updateTable('issues').set({ status_changed_at: until }).execute();
  await advanceIssues(sandbox.db, { until, reviewUntil: until });
};

test('GAP-144 the distributor works on an issue until it is done, with a task and answers', async () => {
  const id = await create('A wrong price');
  const seen: string[] = [];
  for (let step = 0; step < 4; step++) {
    await advanceOneStep();
    const { status, relatedTask } = await get(id);
    seen.push(status);
    expect(relatedTask).toMatchObject({ name: expect.stringContaining('A wrong price'), status });
  }
  expect(seen).toEqual(['todo', 'in_progress', 'on_review', 'done']);
  const { realStartDate, realEndDate } = await get(id);
  expect(Date.parse(realEndDate ?? '')).toBeGreaterThanOrEqual(Date.parse(realStartDate ?? ''));
  const texts = await comments(id);
  expect(texts).toHaveLength(3);
  expect(texts[0]?.author).toEqual({ firstName: 'Maarja', lastName: 'Kuusk' });
  expect(await advance()).toBe(0);
});

test('GAP-144 an answer during the review takes the issue back into work; the review counts as attention', async () => {
  const id = await create('A wrong stock');
  for (let step = 0; step < 3; step++) await advanceOneStep();
  expect((await get(id)).status).toBe('on_review');
  expect((await client.ok('getAttentions'))['issues']).toEqual({ value: 1, level: 'warning' });
  await sandbox.db.updateTable('issues').set({ status_changed_at: new Date() }).execute();
  await client.ok('addIssueComment', { path: { id }, body: { comment: 'It is wrong again.' } });
  await advance();
  const states = (await comments(id)).map(({ content }) => content);
  expect(states).toContain('Thank you for checking. We look at it again.');
});

test('GAP-144 a second open issue with the same name is cancelled and refers to the first', async () => {
  const first = await create('Twice the same');
  const second = await create('Twice the same');
  await advanceOneStep();
  expect((await get(first)).status).toBe('todo');
  expect((await get(second)).status).toBe('cancelled');
  expect((await comments(second))[0]?.content).toContain(`#${first}`);
});
