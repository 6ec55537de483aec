import { once } from 'node:events';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startUpstream, type SmallUpstream } from './startUpstream.ts';

type Answer = Parameters<typeof startUpstream>[0];
let upstream: SmallUpstream;
let gateway: TestGateway;
let answer: Answer;

beforeAll(async () => {
  upstream = await startUpstream((...args) => answer(...args));
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
beforeEach(() => {
  upstream.received.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const codings: [string, (body: Buffer) => Buffer][] = [
  ['gzip', gzipSync],
  ['GZIP', gzipSync],
  ['x-gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
  ['identity', (body) => body],
  ['none', (body) => body],
];

const countries = Array.from({ length: 200 }, (_, at) => ({
  id: at + 1,
  name: `Österreich ${at}`,
  originalName: null,
}));
const json = Buffer.from(JSON.stringify(countries));
const names = countries.map(({ name }) => ({ name }));

/** Answers with a body and these headers. */
const sending =
  (body: Buffer | string, headers: Record<string, string>, status = 200): Answer =>
  (_request, res) =>
    void res.writeHead(status, headers).end(body);

const readCountries = () =>
  graphql<{ countries: { name: string }[] | null }>(gateway, { query: '{ countries { name } }' });

test('calls accept JSON in three codings, files accept every type', async () => {
  answer = sending(json, { 'content-type': 'application/json' });
  await readCountries();
  await fetch(`${gateway.url}/documents/12`);
  expect(
    upstream.received.map(({ headers }) => ({
      accept: headers.accept,
      encoding: headers['accept-encoding'],
    })),
  ).toEqual([
    { accept: 'application/json', encoding: 'gzip, br, deflate' },
    { accept: '*/*', encoding: 'gzip, br, deflate' },
  ]);
});

test.each(codings)('an answer in coding %s is decoded', async (coding, encode) => {
  answer = sending(encode(json), { 'content-type': 'application/json', 'content-encoding': coding });
  expect((await readCountries()).data).toEqual({ countries: names });
});

test.each(codings)('an error in coding %s is decoded', async (coding, encode) => {
  const body = encode(Buffer.from(JSON.stringify({ messages: ['Not today.'] })));
  answer = sending(body, { 'content-type': 'application/json', 'content-encoding': coding }, 400);
  const { errors } = await readCountries();
  expect(errors[0]?.extensions.messages).toEqual(['Not today.']);
});

test.each(codings)(
  'a file in coding %s arrives decoded, and never with a wrong length',
  async (coding, encode) => {
    const text = 'Straße;1\r\n'.repeat(50_000);
    const encoded = encode(Buffer.from(text));
    answer = sending(encoded, {
      'content-type': 'text/csv',
      'content-encoding': coding,
      'content-length': String(encoded.length),
    });
    const response = await fetch(`${gateway.url}/documents/12`);
    expect(await response.text()).toBe(text);
    const length = response.headers.get('content-length');
    expect([null, String(Buffer.byteLength(text))]).toContain(length);
  },
);

test("a file's refusal is decoded", async () => {
  const body = gzipSync(JSON.stringify({ messages: ['Not today.'] }));
  answer = sending(body, { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 400);
  const response = await fetch(`${gateway.url}/documents/12`);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Not today.');
});

test('an empty file in a coding is an empty file', async () => {
  answer = sending('', { 'content-type': 'text/csv', 'content-encoding': 'gzip', 'content-length': '0' });
  expect((await fetch(`${gateway.url}/documents/12`)).status).toBe(200);
});

test('a file that does not match its coding is cut off, not completed', async () => {
  const encoded = gzipSync(Buffer.from('a;b\r\n'.repeat(50_000)));
  answer = sending(encoded.subarray(0, -20), { 'content-type': 'text/csv', 'content-encoding': 'gzip' });
  const response = await fetch(`${gateway.url}/documents/12`);
  await expect(response.text()).rejects.toThrow();
});

test.each([
  ['is cut', gzipSync(json).subarray(0, -20)],
  ['is not in its coding', json],
  ['is cut, in brotli', brotliCompressSync(json).subarray(0, -20), 'br'],
])(
  'promise: upstream answers: a body that %s is unreadable, once and at once',
  async (_name, body, coding = 'gzip') => {
    answer = sending(body, { 'content-type': 'application/json', 'content-encoding': coding });
    const { errors } = await readCountries();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_ERROR']);
    expect(upstream.received).toHaveLength(1);
  },
);

test.each(codings.slice(0, 5))('an empty refusal in coding %s keeps its status', async (coding) => {
  answer = sending('', { 'content-encoding': coding }, 403);
  const { errors } = await readCountries();
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});

test('promise: upstream answers: a small body that decodes to more than 20 MB is refused while it arrives', async () => {
  const member = gzipSync(Buffer.alloc(4 * 1024 * 1024, ' '));
  const members = 20_000;
  const sent = Promise.withResolvers<number>();
  answer = async (_request, res) => {
    const closed = once(res, 'close');
    res.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    let count = 0;
    for (; count < members && !res.destroyed; count++)
      if (!res.write(member)) await Promise.race([once(res, 'drain'), closed]);
    res.end();
    sent.resolve(count);
  };
  const { errors } = await readCountries();
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_ERROR']);
  expect(await sent.promise).toBeLessThan(members);
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/vnd.api+json',
  'application/problem+json',
  'text/json',
  'text/html; charset=UTF-8',
  'text/plain',
  undefined,
])('JSON labelled %s is read, with and without a byte order mark', async (type) => {
  for (const body of [json, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), json])]) {
    answer = sending(body, type === undefined ? {} : { 'content-type': type });
    expect((await readCountries()).data).toEqual({ countries: names });
  }
});

test.each(['text/html', 'application/json'])(
  'promise: upstream answers: a page of HTML labelled %s is unreadable',
  async (type) => {
    answer = sending('<!doctype html><title>Log in</title>', { 'content-type': type });
    const { errors } = await readCountries();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_ERROR']);
  },
);
