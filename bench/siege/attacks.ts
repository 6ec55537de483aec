import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request, type Dispatcher } from 'undici';
import { abusiveDocuments } from '../../tests/support/abusiveDocuments.ts';
import { partsOf, toBody } from '../../tests/support/beginUpload.ts';

/** Begins when it is called and goes on until the signal; what it opened is then closed. */
export type Attack = (url: string, signal: AbortSignal) => Promise<unknown>;

interface Sent {
  path?: string;
  method?: Dispatcher.HttpMethod;
  token?: string;
  type?: string;
  body?: string | Buffer | null;
  headers?: Record<string, string>;
}

/** Sends one request and reads the whole answer; nothing of it matters. */
async function send(
  url: string,
  signal: AbortSignal,
  dispatcher: Agent,
  {
    path = '/graphql',
    method = 'POST',
    token = 'attacker.plain',
    type = 'application/json',
    body = null,
    headers,
  }: Sent,
): Promise<void> {
  const answer = await request(url + path, {
    method,
    signal,
    dispatcher,
    headers: {
      authorization: `Bearer ${token}`,
      ...(method === 'POST' && { 'content-type': type }),
      ...headers,
    },
    body,
  });
  await answer.body.dump({ limit: Infinity });
}

/** So many at once, each again and again. */
const repeat =
  (atOnce: number, next: (count: number) => Sent): Attack =>
  async (url, signal) => {
    const agent = new Agent({ pipelining: 1, headersTimeout: 0, bodyTimeout: 0 });
    let count = 0;
    const one = async (): Promise<void> => {
      while (!signal.aborted) await send(url, signal, agent, next(count++)).catch(() => sleep(10));
    };
    await Promise.all(Array.from({ length: atOnce }, one));
    await agent.destroy();
  };

const graphql = (query: string, variables: object = {}, token = 'attacker.plain'): Sent => ({
  token,
  body: JSON.stringify({ query, variables }),
});

/** Resolves once a socket has closed, whatever closed it. */
const closed = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('close', resolve));

/** So many plain connections at once; one that ends is opened again. `begin` says what a new one sends, and how to stop that. */
const hold =
  (count: number, begin: (socket: Socket, at: number) => (() => void) | undefined): Attack =>
  async (url, signal) => {
    const { hostname, port } = new URL(url);
    const one = async (at: number): Promise<void> => {
      while (!signal.aborted) {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        const stop = begin(socket, at);
        const end = (): void => void socket.destroy();
        signal.addEventListener('abort', end);
        await closed(socket);
        stop?.();
        signal.removeEventListener('abort', end);
        await sleep(10);
      }
    };
    await Promise.all(Array.from({ length: count }, (_, at) => one(at)));
  };

/** Connections that each send a text, and read the answer or not. */
const connections = (count: number, texts: readonly Buffer[], { reads }: { reads: boolean }): Attack =>
  hold(count, (socket, at) => {
    const text = texts[at % texts.length];
    if (text) socket.write(text);
    if (reads) socket.resume();
    return undefined;
  });

/** Connections that send the head of a request, and of its body so many bytes each second: as slowly as is allowed. */
const slowBodies = (count: number, head: (at: number) => string, bytesPerSecond: number): Attack =>
  hold(count, (socket, at) => {
    socket.resume().write(head(at));
    const more = setInterval(() => socket.write(Buffer.alloc(bytesPerSecond, 'x')), 1000);
    return () => clearInterval(more);
  });

const raw = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const many = (path: string, count: number, headers = ''): Buffer =>
  Buffer.from(raw(path, headers).repeat(count));
const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

const orders = 'query ($filter: OrderFilter) { viewer { orders(first: 1, filter: $filter) { totalCount } } }';
const listOfOrders = '{ viewer { orders(first: 100) { edges { node { dbId } } } } }';

const claimFile = (fields: string, token: string): Sent => ({
  token,
  type: 'multipart/form-data; boundary=x',
  body: toBody(
    partsOf(
      `mutation ($input: CheckClaimFileInput!) { checkClaimFile(input: $input) {
        ... on CheckClaimFilePayload { errors { ${fields} } } } }`,
      { input: { file: null } },
      { name: 'claim.csv', content: 'a;b;c;d;e;f\n'.repeat(83_000) },
    ),
  ),
});
const claimFiles = ['made-up.file', 'attacker.file'].map((token) =>
  claimFile(
    times(99, (at) => `m${at}: message`),
    token,
  ),
);

const nodeTypes = [
  'Order',
  'OrderItem',
  'Invoice',
  'Article',
  'Claim',
  'Issue',
  'Address',
  'Warehouse',
  'Country',
];
/** A document that no other is like, with a plan for many types. */
const newDocument = (count: number): string =>
  `{ ${times(10, (at) => `n${at}_${count}: node(id: "${at}") { ...F }`)} }
   fragment F on Node { ${nodeTypes.map((name) => `... on ${name} { id }`).join(' ')} }`;

const numbers = (count: number): { number: string; qty: number }[] =>
  Array.from({ length: count }, (_, at) => ({ number: `UNKNOWN-${at}`, qty: 1 }));
const addLines = 'mutation ($input: AddLinesInput!) { addLines(input: $input) { __typename } }';
const addManyLines = JSON.stringify(numbers(4000));
const wideLines = `query ($lines: [OrderLineInput!]!) { viewer { resolveLines(lines: $lines) { ${times(39, (at) => `m${at}: number`)} } } }`;

const bulkBody = JSON.stringify({
  query: '{ viewer { orders { edges { node { dbId } } } } }',
  variables: { unused: Array.from({ length: 120_000 }, (_, at) => at) },
});
const uploadHead = (token: string): string => {
  const start = toBody(
    partsOf(
      'mutation ($input: UploadClaimAttachmentInput!) { uploadClaimAttachment(input: $input) { __typename } }',
      { input: { file: null } },
      { name: 'photo.jpg', content: '' },
    ),
  )
    .toString()
    .replace(/\r\n--x--\r\n$/, '');
  return `POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${9 * 1024 * 1024}\r\n\r\n${start}`;
};
const readBulk = (token: string): Buffer => {
  const body = JSON.stringify({ query: '{ viewer { orders { edges { node { dbId items { id } } } } } }' });
  return Buffer.from(
    `POST /bulk HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
};

/** What hostile callers have been seen to try, by its name. */
export const attacks: Readonly<Record<string, Attack>> = {
  nothing: async () => undefined,
  'first requests of made-up tokens': repeat(8, (count) => graphql('{ __typename }', {}, `made-up.${count}`)),
  'claim files of wrong rows, 99 names of a field, 4 at once': repeat(
    4,
    (count) => claimFiles[count % 2] ?? {},
  ),
  'new documents for every type, made-up tokens, 8 at once': repeat(8, (count) =>
    graphql(newDocument(count), {}, 'made-up.plans'),
  ),
  'new documents for every type, 8 at once': repeat(8, (count) => graphql(newDocument(count))),
  'addresses of 15 KB of slashes, 3 at once': repeat(3, () => ({
    method: 'GET',
    path: `/a${'/'.repeat(15_000)}x`,
    headers: { accept: 'text/html' },
  })),
  '90 photos sent slowly': slowBodies(90, () => uploadHead('attacker.photo'), 40_000),
  '16 bulk reads of four tokens, not read': connections(
    16,
    ['a', 'b', 'c', 'd'].map((end) => readBulk(`attacker.rows.${end}`)),
    { reads: false },
  ),
  '16 exports of made-up tokens': repeat(16, (count) => ({
    method: 'GET',
    path: '/exports/orders.csv',
    token: `made-up.${count}`,
  })),
  '200 payments whose body does not come': slowBodies(
    200,
    (at) =>
      `POST /api/v3/payments/order/${at + 1} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer made-up.${at % 8}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\na=`,
    1,
  ),
  'bulk variables of 1 MB, 4 at once': repeat(4, () => ({
    path: '/bulk',
    token: 'made-up.bulk',
    body: bulkBody,
  })),
  '530 files of 8 MB, not read': connections(
    530,
    [Buffer.from(raw('/documents/1', 'Authorization: Bearer attacker.files\r\n'))],
    { reads: false },
  ),
  'filters of 270 KB, 24 at once': repeat(24, () =>
    graphql(orders, { filter: { dbId: { like: 'x'.repeat(270_000) } } }),
  ),
  'filters of 200,000 warehouses, 4 at once': repeat(4, () => ({
    body: `{"query":${JSON.stringify(orders)},"variables":{"filter":{"warehouses":[${Array.from({ length: 45_000 }, () => '"V2FyZWhvdXNlOjE="').join()}]}}}`,
  })),
  '60 at once of 20 slow calls': repeat(60, () =>
    graphql(
      `{ viewer { ${times(20, (at) => `a${at}: order(dbId: "${at + 1}") { id }`)} } }`,
      {},
      'attacker.slow',
    ),
  ),
  'writes of 4,000 numbers with keys, 4 at once': repeat(4, (count) => ({
    body: `{"query":${JSON.stringify(addLines)},"variables":{"input":{"idempotencyKey":"k${count}-${Date.now()}","lines":${addManyLines}}}}`,
  })),
  'wide answers of 5,000 lines, 2 at once': repeat(2, () => graphql(wideLines, { lines: numbers(5000) })),
  'abusive documents, 4 at once': repeat(4, (count) => {
    const abuse = abusiveDocuments[count % abusiveDocuments.length];
    return {
      body: `{"query":${JSON.stringify(`${abuse?.query ?? ''} #${count}`)},"variables":${abuse?.rawVariables ?? '{}'}}`,
    };
  }),
  '6 connections of 4,000 requests for a page, read': connections(
    6,
    [many('/login', 4000, 'Accept: text/html\r\nAccept-Encoding: br\r\n')],
    { reads: true },
  ),
  '6 connections of 4,000 requests for a page, not read': connections(
    6,
    [many('/login', 4000, 'Accept: text/html\r\nAccept-Encoding: br\r\n')],
    { reads: false },
  ),
  '1,000 connections of a page each': connections(
    1000,
    [many('/login', 1, 'Accept: text/html\r\nAccept-Encoding: br\r\n')],
    {
      reads: true,
    },
  ),
  '512 requests in flight': repeat(512, (count) =>
    graphql('{ viewer { order(dbId: "7") { id } } }', {}, `attacker.crowd.${count % 64}`),
  ),
  'lists in lists, 18 MB, 4 at once': repeat(4, () => graphql(listOfOrders, {}, 'attacker.deep')),
  'a row of a million levels, 4 at once': repeat(4, () => graphql(listOfOrders, {}, 'attacker.deepRow')),
  'lists of 150,000 orders, 18 MB, 4 at once': repeat(4, () => graphql(listOfOrders, {}, 'attacker.long')),
  '20 lists of 18 MB in an operation': repeat(1, () =>
    graphql(
      `{ viewer { ${times(20, (at) => `l${at}: orders(first: ${at + 1}) { totalCount }`)} } }`,
      {},
      'attacker.long',
    ),
  ),
  'gzip of 200 MB, 4 at once': repeat(4, () => graphql(listOfOrders, {}, 'attacker.bomb')),
  '200 files whose error never ends': connections(
    200,
    [Buffer.from(raw('/documents/1', 'Authorization: Bearer attacker.endless\r\n'))],
    { reads: true },
  ),
  'ranges of files that are out of order, 16 at once': repeat(16, () => ({
    method: 'GET',
    path: '/favicon.svg',
    headers: { range: 'bytes=5-1' },
  })),
};
