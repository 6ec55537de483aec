import { expect, test } from 'vitest';
import { RestClient } from '../../../gateway/rest/RestClient.ts';
import { Upstream } from '../../../gateway/rest/upstream/Upstream.ts';
import { Callers } from '../../../gateway/writes/Callers.ts';
import { LocalWrites } from '../../../gateway/writes/LocalWrites.ts';
import { sendJson, startUpstream } from '../rest/startUpstream.ts';

test('who a token stands for is not remembered when it has come to stand for somebody else while it was asked', async () => {
  let user = 1;
  const held: (() => void)[] = [];
  const backEnd = await startUpstream((_request, res) => {
    const said = user;
    const answer = () => sendJson(res, { isLoggedIn: true, user: { id: said } });
    if (said === 1) held.push(answer);
    else answer();
  });
  const upstream = new Upstream({ url: backEnd.url, deadlineMs: 5000 });
  const session = { bearer: 'token', locale: 'en', currency: null, source: 'cookie', account: null } as const;
  const contextOf = () => ({
    session,
    rest: new RestClient({ upstream, session, requestId: 'one' }),
    address: '::1',
  });
  const memory = new LocalWrites();
  const callers = new Callers(memory);
  try {
    const asked = callers.of(contextOf());
    await expect.poll(() => backEnd.received.length).toBe(1);
    user = 2;
    await callers.forget({ session });
    held[0]?.();
    expect((await asked).scope).toMatch(/^user 1 /);
    expect((await callers.of(contextOf())).scope).toMatch(/^user 2 /);
    await callers.of(contextOf());
    expect(backEnd.received).toHaveLength(2);
  } finally {
    await memory.close();
    await upstream.close();
    await backEnd.close();
  }
});

test('of two browsers each is remembered as its own user', async () => {
  const backEnd = await startUpstream(({ headers }, res) =>
    sendJson(res, { isLoggedIn: true, user: { id: headers.authorization === 'Bearer one' ? 1 : 2 } }),
  );
  const upstream = new Upstream({ url: backEnd.url, deadlineMs: 5000 });
  const memory = new LocalWrites();
  const callers = new Callers(memory);
  const scopeOf = async (bearer: string) => {
    const session = { bearer, locale: 'en', currency: null, source: 'cookie', account: null } as const;
    const rest = new RestClient({ upstream, session, requestId: 'one' });
    return (await callers.of({ session, rest, address: '::1' })).scope;
  };
  try {
    const scopes = [];
    for (const bearer of ['one', 'two', 'one', 'two']) scopes.push(await scopeOf(bearer));
    expect(scopes.map((scope) => scope.slice(0, 7))).toEqual(['user 1 ', 'user 2 ', 'user 1 ', 'user 2 ']);
    expect(backEnd.received).toHaveLength(2);
  } finally {
    await memory.close();
    await upstream.close();
    await backEnd.close();
  }
});
