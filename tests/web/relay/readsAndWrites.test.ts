import { fetchQuery } from 'react-relay';
import { commitMutation } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import addToWishlist, {
  type useWishlistWritesAddMutation,
} from '../../../web/__generated__/useWishlistWritesAddMutation.graphql.ts';
import attentions, {
  type useAttentionsQuery,
} from '../../../web/__generated__/useAttentionsQuery.graphql.ts';
import { createEnvironment } from '../../../web/relay/createEnvironment.ts';
import { createWriteClock } from '../../../web/relay/writeClock.ts';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { serveHere } from '../support/serveHere.ts';

type Held = { kind: 'read' | 'write'; answer: (status?: number) => void };

/** A gateway with one number, which each write raises by one. What a request read is answered when the test says so. */
async function arrange() {
  let number = 1;
  const held: Held[] = [];
  await serveHere(async ({ body }) => {
    const kind = body.includes(String(addToWishlist.params.id)) ? 'write' : 'read';
    const { promise, resolve } = Promise.withResolvers<number>();
    const value = kind === 'write' ? (number += 1) : number;
    held.push({ kind, answer: (status = 200) => resolve(status) });
    const status = await promise;
    const viewer = { __typename: 'Viewer', id: 'V', attentions: [{ key: 'CLAIM', value, level: 'INFO' }] };
    const payload = { __typename: 'AddToWishlistPayload', article: { id: 'A', inWishList: true } };
    return {
      status,
      body: JSON.stringify({ data: kind === 'write' ? { addToWishlist: payload } : { viewer } }),
    };
  });
  const clock = createWriteClock(50);
  const environment = createEnvironment('en', null, { version: () => {}, errors: () => {} }, clock);
  const stored = () => environment.getStore().getSource().get('client:V:attentions:0')?.['value'];
  /** Reads the number; every value that it brought to the store. */
  const read = () => {
    const values: unknown[] = [];
    let isComplete = false;
    fetchQuery<useAttentionsQuery>(
      environment,
      attentions,
      {},
      { networkCacheConfig: { force: true } },
    ).subscribe({ next: () => values.push(stored()), complete: () => (isComplete = true) });
    return { values, isComplete: () => isComplete };
  };
  const write = () =>
    new Promise<void>((resolve) => {
      commitMutation<useWishlistWritesAddMutation>(environment, {
        mutation: addToWishlist,
        variables: { input: { article: 'A' } },
        onCompleted: () => resolve(),
        onError: () => resolve(),
      });
    });
  /** The nth request, once the gateway has it. */
  const request = async (kind: Held['kind'], place: number): Promise<Held> => {
    const of = () => held.filter((one) => one.kind === kind)[place];
    await vi.waitFor(() => expect(of()).toBeDefined());
    const found = of();
    if (!found) throw new Error('not there');
    return found;
  };
  const count = (kind: Held['kind']) => held.filter((one) => one.kind === kind).length;
  return { read, write, request, count };
}

test('an answer asked for before a write and arriving after it is dropped and asked for once more', async () => {
  const { read, write, request, count } = await arrange();
  const old = read();
  const first = await request('read', 0);
  const written = write();
  (await request('write', 0)).answer();
  await written;
  first.answer();
  (await request('read', 1)).answer();
  await vi.waitFor(() => expect(old.isComplete()).toBe(true));
  expect(old.values).toEqual([2]);
  expect(count('read')).toBe(2);
});

test('a read after a write does not join one from before it', async () => {
  const { read, write, request } = await arrange();
  read();
  const first = await request('read', 0);
  const written = write();
  (await request('write', 0)).answer();
  await written;
  const again = read();
  first.answer();
  (await request('read', 1)).answer();
  await vi.waitFor(() => expect(again.isComplete()).toBe(true));
  expect(again.values).toEqual([2]);
});

test('a read while a write is under way is sent after it, once', async () => {
  const { read, write, request, count } = await arrange();
  const written = write();
  const running = await request('write', 0);
  const during = read();
  running.answer();
  await written;
  (await request('read', 0)).answer();
  await vi.waitFor(() => expect(during.isComplete()).toBe(true));
  expect(during.values).toEqual([2]);
  expect(count('read')).toBe(1);
});

test('a long write does not hold reads: they show what is known, and are asked for again when it is answered', async () => {
  const { read, write, request } = await arrange();
  const written = write();
  const running = await request('write', 0);
  const during = read();
  (await request('read', 0)).answer();
  await vi.waitFor(() => expect(during.values).toEqual([2]));
  expect(during.isComplete()).toBe(false);
  running.answer();
  await written;
  (await request('read', 1)).answer();
  await vi.waitFor(() => expect(during.isComplete()).toBe(true));
});

test('with several writes, answers from before any of them are dropped', async () => {
  const { read, write, request, count } = await arrange();
  const old = read();
  const first = await request('read', 0);
  const [one, other] = [write(), write()];
  (await request('write', 1)).answer();
  (await request('write', 0)).answer();
  await Promise.all([one, other]);
  const third = write();
  first.answer();
  (await request('write', 2)).answer();
  await third;
  (await request('read', 1)).answer();
  await vi.waitFor(() => expect(old.isComplete()).toBe(true));
  expect(old.values).toEqual([4]);
  expect(count('read')).toBe(2);
});

test('a write whose answer is lost may have been done: what was read before it is asked for again', async () => {
  const { read, write, request } = await arrange();
  const old = read();
  const first = await request('read', 0);
  const written = write();
  (await request('write', 0)).answer(502);
  await written;
  expectConsoleErrors(/502/);
  first.answer();
  (await request('read', 1)).answer();
  await vi.waitFor(() => expect(old.isComplete()).toBe(true));
  expect(old.values).toEqual([2]);
});

test('reads without writes are sent once and answered at once', async () => {
  const { read, request, count } = await arrange();
  const one = read();
  (await request('read', 0)).answer();
  await vi.waitFor(() => expect(one.isComplete()).toBe(true));
  expect(one.values).toEqual([1]);
  expect(count('read')).toBe(1);
});
