import { afterEach, expect, test, vi } from 'vitest';
import { dropEarlyAnswers } from '../../../web/relay/earlyAnswers.ts';
import { sendOperation } from '../../../web/relay/sendOperation.ts';

const body = JSON.stringify({ documentId: 'abc', variables: { first: 20 } });
const answer = (name: string): Promise<Response> => Promise.resolve(Response.json({ data: { name } }));

/** The response to an operation. */
async function send(locale = 'de', currency: string | null = 'EUR'): Promise<unknown> {
  const operation = { documentId: 'abc', variables: { first: 20 }, signal: new AbortController().signal };
  return (await sendOperation({ ...operation, locale, currency })).body;
}

afterEach(() => {
  vi.unstubAllGlobals();
  dropEarlyAnswers();
});

test('a response requested in the page’s head is used once, by an identical request', async () => {
  vi.stubGlobal('fetch', () => answer('asked again'));
  globalThis.earlyAnswers = { [`de,EUR,${body}`]: answer('early') };
  expect(await send('en')).toEqual({ data: { name: 'asked again' } });
  expect(await send('de', 'PLN')).toEqual({ data: { name: 'asked again' } });
  expect(await send()).toEqual({ data: { name: 'early' } });
  expect(await send()).toEqual({ data: { name: 'asked again' } });
});

test('a response not used before the first page is rendered is never used', async () => {
  vi.stubGlobal('fetch', () => answer('asked again'));
  globalThis.earlyAnswers = { [`de,EUR,${body}`]: answer('early') };
  dropEarlyAnswers();
  expect(await send()).toEqual({ data: { name: 'asked again' } });
});
