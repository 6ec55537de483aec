import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import attentions from '../../../web/__generated__/useAttentionsQuery.graphql.ts';
import { askGateway } from '../../../web/relay/askGateway.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a query whose connection breaks, and lists the codes that are reported. */
function send(answer: () => Promise<Response>): string[] {
  vi.stubGlobal('fetch', answer);
  const reported: string[] = [];
  askGateway({
    operation: attentions.params,
    variables: {},
    locale: 'de',
    currency: null,
    events: { version: () => {}, errors: (errors) => reported.push(...errors.map(({ code }) => code)) },
    isQuiet: false,
    isPageOpen: () => true,
    isOfPage: false,
    signal: new AbortController().signal,
  }).catch(() => {});
  return reported;
}
const broken = () => Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'));

test('a connection that breaks within the answer is reported as one that breaks before it', async () => {
  const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) });
  const reported = send(() => Promise.resolve(new Response(cut)));
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toEqual(['OFFLINE']);
});

test('a call that ends because the page is left is reported only if the page is still there', async () => {
  dispatchEvent(new Event('beforeunload'));
  const reported = send(broken);
  await vi.advanceTimersByTimeAsync(4900);
  expect(reported).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(reported).toEqual(['OFFLINE']);
});
