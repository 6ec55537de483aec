import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../gateway/start/listen.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson } from '../rest/startUpstream.ts';
import { beginUpload, partsOf, sendPiece, type Part, type Upload } from '../../support/beginUpload.ts';
import { startReceiver, takeUpload, type Received, type Receiver } from './startReceiver.ts';

let backEnd: Receiver;
let gateway: TestGateway;

beforeAll(async () => {
  backEnd = await startReceiver();
  gateway = await startGateway({ upstreamUrl: backEnd.url });
});
afterEach(() => {
  backEnd.onUpload = takeUpload;
});
afterAll(async () => {
  await gateway.close();
  await backEnd.close();
});

const mutation = /* GraphQL */ `
  mutation ($input: ImportCartInput!) {
    importCart(input: $input) {
      __typename
      ... on ImportCartPayload {
        isComplete
      }
      ... on Problem {
        message
      }
    }
  }
`;
const variables = { input: { file: null } };
const megabyte = 1024 * 1024;
const file = (content: string | Buffer, name = 'cart.csv'): ReturnType<typeof partsOf> =>
  partsOf(mutation, variables, { name, content });

/** An upload as the back end received it. */
async function received(sending: Upload): Promise<Received> {
  await expect.poll(() => hasArrived(sending), { timeout: 20_000 }).toBe(true);
  const upload = backEnd.uploads.find(({ req }) => req.headers['x-request-id'] === sending.id);
  if (!upload) throw new Error('nothing came');
  return upload;
}

const hasArrived = ({ id }: Upload): boolean =>
  backEnd.uploads.some(({ req }) => req.headers['x-request-id'] === id);

const ok = {
  status: 200,
  data: { importCart: { __typename: 'ImportCartPayload', isComplete: true } },
  errors: [],
};

test('promise: body sizes: a file is forwarded unchanged while it arrives', async () => {
  const content = Buffer.concat([
    Buffer.alloc(200_000, 'a'),
    Buffer.from([0, 65, 13, 10]),
    Buffer.from('-x--'),
  ]);
  const sending = beginUpload(gateway, file(content, 'Stück "1".csv'));
  const { request, answer, body } = sending;
  await sendPiece(request, body.subarray(0, 150_000));
  const upload = await received(sending);
  await expect.poll(() => upload.body().length, { timeout: 20_000 }).toBeGreaterThan(50_000);
  expect(upload.req.headers['transfer-encoding']).toBe('chunked');
  request.end(body.subarray(150_000));
  expect(await answer).toEqual(ok);
  const text = upload.body().toString();
  expect(text).toContain('name="type"\r\n\r\nregular\r\n');
  expect(text).toContain(`name="file"; filename="Stück %221%22.csv"\r\nContent-Type: text/csv\r\n\r\n`);
  expect(text).toContain(`\r\n\r\n${content.toString()}\r\n--`);
});

test.each([
  ['../../.htaccess', 'htaccess'],
  ['C:\\lists\\cart.csv', 'cart.csv'],
  ['invoice\u202Evsc.exe', 'invoicevsc.exe'],
  [`${'x'.repeat(3000)}.csv`, `${'x'.repeat(196)}.csv`],
])(
  'promise: one for all: a file named %s is forwarded under a name that is only a name',
  async (name, sent) => {
    const sending = beginUpload(gateway, file('a', name));
    await sending.sendAll();
    expect((await received(sending)).body().toString()).toContain(`name="file"; filename="${sent}"\r\n`);
  },
);

test('promise: body sizes: more than 25 MB is 413, and the back end never gets the end of the body', async () => {
  const sending = beginUpload(gateway, file(Buffer.alloc(25 * megabyte + 1)));
  const { status, data, errors } = await sending.sendAll();
  expect({ status, data, code: errors[0]?.extensions.code }).toEqual({
    status: 413,
    data: { importCart: null },
    code: 'TOO_LARGE',
  });
  expect(errors[0]?.message).toBe('The file is larger than 25 MB.');
  expect(await (await received(sending)).ended).toBe('broken');
});

test('promise: body sizes: 25 MB are accepted', async () => {
  expect(await beginUpload(gateway, file(Buffer.alloc(25 * megabyte))).sendAll()).toEqual(ok);
});

test('promise: body sizes: a body that ends before its last boundary is refused, and the back end never gets the end of the body', async () => {
  const sending = beginUpload(gateway, file(Buffer.alloc(megabyte)));
  sending.request.end(Buffer.concat([sending.body.subarray(0, -7), Buffer.from('       ')]));
  expect(await sending.answer).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'BAD_REQUEST' } }],
  });
  expect(await (await received(sending)).ended).toBe('broken');
});

test('promise: body sizes: a request with two files is refused and does nothing', async () => {
  const parts = [...file(Buffer.alloc(megabyte)), { name: '1', content: 'y', fileName: 'other.csv' }];
  const sending = beginUpload(gateway, parts);
  expect(await sending.sendAll()).toMatchObject({
    status: 400,
    data: { importCart: null },
    errors: [{ message: 'Send operations, map and one file, nothing else.' }],
  });
  expect(await (await received(sending)).ended).toBe('broken');
});

const [operations, map, theFile] = file('x');
const withMap = (content: string): Part[] => [operations, { name: 'map', content }, theFile];

test.each<[string, Part[]]>([
  ['whose file comes first', [theFile, operations, map]],
  ['whose file comes before its map', [operations, theFile, map]],
  ['without a file', [operations, map]],
  ['without a map', [operations, theFile]],
  ['with another field', [operations, map, { name: 'more', content: 'x' }, theFile]],
  ['whose file has another name', [operations, map, { ...theFile, name: '1' }]],
  ['whose map names no variable of it', withMap('{"0": ["variables.input.other"]}')],
  ['whose map leads nowhere', withMap('{"0": ["variables.file.x.y"]}')],
  ['whose map leads out of the variables', withMap('{"0": ["query"]}')],
  ['whose map leads to a prototype', withMap('{"0": ["variables.__proto__.file"]}')],
  ['whose map names two places', withMap('{"0": ["variables.input.file", "variables.input.file"]}')],
  ['whose map names two files', withMap('{"0": ["variables.input.file"], "1": ["variables.input.file"]}')],
  ['whose map is a list', withMap('["variables.input.file"]')],
  ['whose map is not JSON', withMap('{')],
  [
    'with several operations',
    [{ name: 'operations', content: `[${String(operations.content)}]` }, map, theFile],
  ],
  [
    'whose variable is not null',
    [
      { ...operations, content: JSON.stringify({ query: mutation, variables: { input: { file: 'x' } } }) },
      map,
      theFile,
    ],
  ],
])('an upload %s is refused before anything is sent', async (_name, parts) => {
  const sending = beginUpload(gateway, parts);
  const { status, data, errors } = await sending.sendAll();
  expect({ status, data, code: errors[0]?.extensions.code }).toEqual({
    status: 400,
    data: null,
    code: 'BAD_REQUEST',
  });
  expect(hasArrived(sending)).toBe(false);
});

test('promise: body sizes: a field of an upload above 256 KB is 413, and nothing is sent', async () => {
  const sending = beginUpload(gateway, [{ ...operations, content: ' '.repeat(300_000) }, map, theFile]);
  const { status, data, errors } = await sending.sendAll();
  expect({ status, data, code: errors[0]?.extensions.code }).toEqual({
    status: 413,
    data: null,
    code: 'TOO_LARGE',
  });
  expect(hasArrived(sending)).toBe(false);
});

test('a multipart request without a boundary is refused', async () => {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data', authorization: 'Bearer token' },
    body: 'x',
  });
  expect(answer.status).toBe(400);
});

test.each([
  [
    'that does not fit the schema',
    'mutation ($input: ImportCartInput!) { importCart(input: $input) { nothing } }',
    variables,
    400,
  ],
  ['that has no variable for it', '{ locales { code } }', { file: null }, 200],
  [
    'that has two fields for it',
    `mutation ($input: ImportCartInput!, $list: SearchOemListInput!) {
      importCart(input: $input) { __typename } searchOemList(input: $list) { __typename } }`,
    { ...variables, list: { file: null } },
    400,
  ],
  [
    'that asks for too many rows',
    `${mutation.replace('isComplete', 'cart { items { article { related(first: 101) { totalCount } } } }')}`,
    variables,
    400,
  ],
])(
  'the file of an operation %s is not read: the response arrives, and the connection stays usable',
  async (_name, query, given, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const place = 'file' in given ? 'variables.file' : 'variables.input.file';
    const parts = partsOf(query, given, { name: 'a.csv', content: Buffer.alloc(5 * megabyte), place });
    const sending = beginUpload(gateway, parts, { agent });
    expect((await sending.sendAll()).status).toBe(status);
    expect(hasArrived(sending)).toBe(false);
    const next = beginUpload(gateway, file('x'), { agent });
    expect(await next.sendAll()).toEqual(ok);
    agent.destroy();
  },
);

test('an upload is checked like any request: a browser session runs the operations of the client only', async () => {
  const production = await startGateway({ upstreamUrl: backEnd.url, graphiql: false });
  const own = { cookie: 'BEARER=token', 'x-requested-with': 'parts-portal' };
  const ownOperation = beginUpload(production, file('x'), { headers: own });
  const { status, errors } = await ownOperation.sendAll();
  expect([status, errors[0]?.extensions.code]).toEqual([400, 'FORBIDDEN']);
  const foreign = beginUpload(production, file('x'), { headers: { ...own, origin: 'https://evil.test' } });
  expect((await foreign.sendAll()).status).toBe(403);
  expect([hasArrived(ownOperation), hasArrived(foreign)]).toEqual([false, false]);
  await production.close();
});

test('a client that stops midway ends the call to the back end too', async () => {
  const sending = beginUpload(gateway, file(Buffer.alloc(megabyte)));
  const { request, answer, body } = sending;
  answer.catch(() => undefined);
  await sendPiece(request, body.subarray(0, 200_000));
  const upload = await received(sending);
  request.destroy();
  expect(await upload.ended).toBe('broken');
  expect(await beginUpload(gateway, file('x')).sendAll()).toEqual(ok);
});

test('promise: slow or oversized clients: a file that trickles in is cut off, with its connection and the call to the back end', async () => {
  const hasty = await listen(gateway.gateway, {
    port: 0,
    host: '127.0.0.1',
    patience: { headersMs: 1000, requestMs: 2000, readMs: 30_000 },
  });
  const sending = beginUpload(hasty, file(Buffer.alloc(megabyte)));
  const { request, answer, body } = sending;
  const broken = answer.then(
    ({ status }) => status,
    () => 'cut',
  );
  request.on('error', () => undefined);
  request.write(body.subarray(0, 100_000));
  const trickle = setInterval(() => request.write('x'), 100);
  expect(await (await received(sending)).ended).toBe('broken');
  clearInterval(trickle);
  expect([408, 'cut']).toContain(await broken);
  hasty.server.closeAllConnections();
  hasty.server.close();
});

test('promise: slow or oversized clients: a file on a slow line arrives, however long it takes', async () => {
  const hasty = await listen(gateway.gateway, {
    port: 0,
    host: '127.0.0.1',
    patience: { headersMs: 300, requestMs: 500, readMs: 30_000 },
  });
  const { request, answer, body } = beginUpload(hasty, file(Buffer.alloc(megabyte)));
  for (let at = 0; at < body.length; at += 32_000) {
    request.write(body.subarray(at, at + 32_000));
    await sleep(50);
  }
  request.end();
  expect(await answer).toEqual(ok);
  hasty.server.closeAllConnections();
  hasty.server.close();
});

test.each([
  [402, { messages: ['Really?'] }, 'ConfirmationRequired', undefined],
  [400, { messages: ['No.'] }, 'Rejected', undefined],
  [403, { message: 'No.' }, 'Forbidden', undefined],
  [500, { message: 'secret' }, 'OutcomeUnknown', undefined],
])(
  'a response %i of the back end before it has read the file is passed on',
  async (status, body, problem, code) => {
    backEnd.onUpload = ({ res }) => sendJson(res, body, status);
    const { data, errors } = await beginUpload(gateway, file(Buffer.alloc(5 * megabyte))).sendAll();
    expect(data).toEqual({
      importCart: problem === undefined ? null : expect.objectContaining({ __typename: problem }),
    });
    expect(errors[0]?.extensions.code).toBe(code);
    expect(JSON.stringify(errors)).not.toContain('secret');
    backEnd.onUpload = takeUpload;
    expect(await beginUpload(gateway, file('x')).sendAll()).toEqual(ok);
  },
);

test('promise: upstream deadline: it runs while the back end accepts no data, not while the client is slow', async () => {
  const impatient = await startGateway({ upstreamUrl: backEnd.url, upstreamTimeoutMs: 4000 });
  const sending = beginUpload(impatient, file(Buffer.alloc(megabyte)));
  const { request, answer, body } = sending;
  await sendPiece(request, body.subarray(0, 500_000));
  await received(sending);
  await sleep(5000);
  request.end(body.subarray(500_000));
  expect(await answer).toEqual(ok);
  backEnd.onUpload = () => undefined;
  const { errors } = await beginUpload(impatient, file(Buffer.alloc(20 * megabyte))).sendAll();
  expect(errors[0]?.extensions.code).toBe('UPSTREAM_TIMEOUT');
  await impatient.close();
});

test('slow uploads of a user queue behind each other beyond 16, and delay no other call', async () => {
  backEnd.onUpload = () => undefined;
  const slow = Array.from({ length: 24 }, () => {
    const sending = beginUpload(gateway, file(Buffer.alloc(megabyte)));
    sending.answer.catch(() => undefined);
    sending.request.write(sending.body.subarray(0, 1000));
    return sending;
  });
  const arrived = (): Upload[] => slow.filter(hasArrived);
  await expect.poll(() => arrived().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(16);
  await graphql(gateway, { bearer: 'x', query: '{ viewer { cart(type: REGULAR) { type } } }' });
  expect(backEnd.reads.some((path) => path.startsWith('/api/v3/cart'))).toBe(true);
  expect(arrived()).toHaveLength(16);
  const held = await Promise.all(arrived().map(received));
  for (const { request } of slow) request.destroy();
  for (const { ended } of held) expect(await ended).toBe('broken');
});
