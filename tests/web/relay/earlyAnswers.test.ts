import { afterEach, expect, test, vi } from 'vitest';
import { dropEarlyAnswers } from '../../../web/relay/earlyAnswers.ts';
import { sendOperation } from '../../../web/relay/sendOperation.ts';

const body = JSON.stringify({ documentId: 'abc', variables: { first: 20 } });
const answer = (name: string): Promise<Response> => Promise.resolve(Response.json({ data: { name } }));

/** What an operation is answered with. */
async function send(locale = 'de', currency: string | null = 'EUR'): Promise<unknown> {
  const operation = { documentId: 'abc', variables: { first: 20 }, signal: new AbortController().signal };
  return (await sendOperation({ ...operation, locale, currency })).body;
}

afterEach(() => {
  vi.unstubAllGlobals();
  dropEarlyAnswers();
});

test('what the page’s head has asked for is taken once, by who asks for the same to the letter', async () => {
  vi.stubGlobal('fetch', () => answer('asked anew'));
  globalThis.earlyAnswers = { [`de,EUR,${body}`]: answer('early') };
  expect(await send('en')).toEqual({ data: { name: 'asked anew' } });
  expect(await send('de', 'PLN')).toEqual({ data: { name: 'asked anew' } });
  expect(await send()).toEqual({ data: { name: 'early' } });
  expect(await send()).toEqual({ data: { name: 'asked anew' } });
});

test('what nobody has taken until the first page is drawn is never taken', async () => {
  vi.stubGlobal('fetch', () => answer('asked anew'));
  globalThis.earlyAnswers = { [`de,EUR,${body}`]: answer('early') };
  dropEarlyAnswers();
  expect(await send()).toEqual({ data: { name: 'asked anew' } });
});
