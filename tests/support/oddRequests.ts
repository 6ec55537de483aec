/*
 * Requests as no client of ours sends them, put together from the grammar of HTTP and of our schema: each part is usual
 * most of the time, and odd in one or two places.
 */

/** A raw request, with `Connection: close`. */
export interface OddRequest {
  text: string;
  /** Without the token, for messages. */
  name: string;
}

/** Random numbers from 0 to 1 by a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const id = (text: string): string => Buffer.from(text).toString('base64');

/** Absent stands for a variable that is not sent. */
const absent = Symbol('absent');
const values: readonly unknown[] = [
  [absent, null, true, false, '', ' ', '0', '-1', 'x', 'x'.repeat(300), 'ü', '\ud800', '\u0000', '%', "'"],
  [0, 1, -1, 2, 100, 101, 0.8, 0.1 + 0.7, 1e-7, 1e15, 1e300, -1e15, 2 ** 31, 2 ** 31 - 1, -(2 ** 31)],
  ['0000-01-01', '0001-01-01', '1899-12-31', '1900-01-01', '2026-02-31', '2026-13-01', '2026-03-01'],
  ['9999-12-31', '10000-01-01', '-000001-01-01', '2026-3-1', '01.03.2026', '2026-03-01T25:00:00Z'],
  [id('Order:1'), id('Order:0'), id('Order:-1'), id('Order:1e3'), id('Order:99999999999999'), id('X:1')],
  [id('Article:1'), id('Warehouse:1'), id('Order:'), 'T3JkZXI6MQ', id('1:3:5:7'), id('1:x:y:z'), '20'],
  [[], {}, [null], [[[]]], ['REGULAR'], 'REGULAR', 'NO_SUCH', { eq: 1 }, { a: { b: 1 } }, ['a', 1, null]],
  [{ from: '0000-01-01' }, { until: '2026-02-31' }, { gte: 1e-7 }, { lt: 1e15 }, { eq: 0.1 + 0.7 }],
  [{ like: '%' }, { eq: '' }, { like: 'x'.repeat(256) }],
].flat();

const documents: readonly { query: string; variables: Readonly<Record<string, unknown>> }[] = [
  {
    query: `query Q($first: Int, $after: String, $filter: OrderFilter, $with: Boolean = true) {
      viewer { orders(first: $first, after: $after, filter: $filter) { totalCount edges { node { id @include(if: $with) } } } } }`,
    variables: { first: 2, after: null, filter: {}, with: true },
  },
  {
    query: `query Q($from: Date, $amount: Float, $status: [OrderStatus!], $text: String) {
      viewer { orders(first: 1, filter: { createdAt: { from: $from }, grandTotal: { gte: $amount }, status: $status, clientOrderId: { like: $text } }) { totalCount } } }`,
    variables: { from: '2026-01-01', amount: 1, status: null, text: 'a' },
  },
  {
    query: `query Q($until: Date, $amount: Float, $last: Int, $before: String) {
      viewer { mergedInvoices(last: $last, before: $before, filter: { date: { until: $until }, subtotal: { lt: $amount } }) { totalCount } } }`,
    variables: { until: '2026-01-01', amount: 1, last: 1, before: null },
  },
  { query: 'query Q($id: ID!) { node(id: $id) { id } }', variables: { id: id('Order:1') } },
  {
    query:
      'query Q($name: String!, $skip: Boolean!) { viewer { article(name: $name) @skip(if: $skip) { id } } }',
    variables: { name: 'A', skip: false },
  },
  {
    query: 'mutation Q($input: SetCartQtyInput!) { setCartQty(input: $input) { __typename } }',
    variables: { input: { article: id('Article:0'), qty: 1 } },
  },
  { query: '{ __typename }', variables: {} },
];

const jsonTexts = [
  '{',
  '{"a":}',
  '{"a":1,}',
  'undefined',
  'NaN',
  '[]',
  '1',
  '"x"',
  'null',
  '',
  '%00',
  '\u0001',
];
const hosts = ['a:b:c', 'x y', '', '[::1]', '[::1', 'x:99999', 'ä', 'x/y', 'user@x', 'http://x', 'x'];
const accepts = [
  ['*/*', 'application/json', 'application/graphql-response+json', 'text/html', 'text/plain', 'x', ''],
  ['application/graphql-response+json;q=0, application/json', 'application/json;q=0', '*/*;q=0', ';;,,='],
].flat();
const contentTypes = [
  ['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'text/plain'],
  ['application/json; charset=utf-16', 'application/json; charset=iso-8859-1', 'application/jsonx', ''],
  ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x', ';', 'x'],
].flat();
const ranges = ['bytes=5-1', 'bytes=-5', 'bytes=0-0', 'bytes=x', 'items=0-1', 'bytes=100-50, 0-1', 'bytes='];
const encodings = [
  'br;q=0',
  'gzip;q=0',
  'br;q=0, gzip',
  '*;q=0',
  'identity;q=0',
  'gzip;q=2',
  'q',
  ',,;',
  '*',
];
const odd = ['', ' ', 'x'.repeat(3000), '%', '\u00ff', '"', '=;=', '1', '-', '*', 'W/"x", *', '"a', '<>'];
const addresses = [
  [
    '/',
    '//',
    '/login',
    '/login////',
    '/%',
    '/%00',
    '/..%2f',
    '/favicon.svg',
    '/none',
    '/graphql/',
    '/api/v3/x',
  ],
  [
    '/documents/1',
    '/documents/0',
    '/documents/x',
    '/documents/1.5',
    '/documents/99999999999',
    '/documents/%',
  ],
  [
    '/exports/orders.csv?from=0000-01-01',
    '/exports/orders.csv?status=X',
    '/exports/orders.csv?from=2026-02-31',
  ],
  ['/exports/documents.csv?kinds=', '/exports/documents.csv?from=0001-01-01&until=0001-01-02', '/exports/x'],
  ['/exports/documents.zip?month=0000-01', '/exports/documents.csv?month=1899-12', '/exports/arrivals.ics?x'],
  ['/exports/arrivals.ics', '/schema.graphql', '/health/live', '/health/ready', '/health/x', '*', 'x', ''],
  [
    'http://h/health/live',
    'http://h:x/login',
    'HTTP://h?x',
    'https://',
    '/a'.repeat(2000),
    `/${'/'.repeat(8000)}`,
  ],
].flat();

/** The next request of a series. */
export function makeOddRequest(random: () => number, token: string): OddRequest {
  const pick = <T>(all: readonly [T, ...T[]] | readonly T[]): T => {
    const found = all[Math.floor(random() * all.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  const chance = (part: number): boolean => random() < part;
  const usual = <T>(value: T, others: readonly T[], part = 0.1): T => (chance(part) ? pick(others) : value);

  const headers: [string, string][] = [['Host', usual('localhost', hosts, 0.05)]];
  if (chance(0.8))
    headers.push(['Authorization', usual(`Bearer ${token}`, ['Bearer', 'x', 'Bearer made-up'])]);
  else headers.push(['X-Requested-With', 'parts-portal']);
  if (chance(0.6)) headers.push(['Accept', usual('application/json', accepts, 0.3)]);
  if (chance(0.2)) headers.push(['Accept-Encoding', pick(encodings)]);
  if (chance(0.2)) headers.push(['Range', pick(ranges)]);
  if (chance(0.03)) headers.push(['Content-Encoding', pick(['identity', 'gzip', 'br, gzip', 'x', ''])]);
  for (const name of ['Accept-Language', 'Cookie', 'If-None-Match', 'Locale', 'X-Request-Id', 'traceparent'])
    if (chance(0.05)) headers.push([name, pick(odd)]);

  let [method, path, body] = ['GET', '/', null as string | null];
  if (chance(0.3)) {
    path = pick(addresses);
    method = usual('GET', ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'], 0.15);
  } else {
    const { query, variables: given } = pick(documents);
    const variables: Record<string, unknown> = { ...given };
    const [name] = Object.keys(given).length > 0 ? [pick(Object.keys(given))] : ['x'];
    const value = pick(values);
    if (value === absent) delete variables[name];
    else variables[name] = value;
    if (chance(0.02)) variables['deep'] = JSON.parse('['.repeat(3000) + ']'.repeat(3000));
    const operationName = usual('Q', ['', 'Other', 'Q'], 0.2);
    if (chance(0.25)) {
      const parameters = new URLSearchParams({ query });
      parameters.set('variables', usual(JSON.stringify(variables), jsonTexts, 0.4));
      if (chance(0.2)) parameters.set('extensions', pick(jsonTexts));
      if (chance(0.3)) parameters.set('operationName', operationName);
      path = `/graphql?${parameters}`;
    } else {
      method = 'POST';
      path = usual('/graphql', ['/bulk', '/graphql?x', '/graphql']);
      headers.push(['Content-Type', usual('application/json', contentTypes)]);
      const whole: Record<string, unknown> = { query, variables };
      if (chance(0.3)) whole['operationName'] = usual<unknown>(operationName, values, 0.2);
      if (chance(0.05)) whole['variables'] = pick(values.filter((one) => one !== absent));
      if (chance(0.05)) whole['extensions'] = pick(values.filter((one) => one !== absent));
      body = usual(JSON.stringify(whole), [`\ufeff${JSON.stringify(whole)}`, ...jsonTexts], 0.05);
    }
  }
  if (body !== null) headers.push(['Content-Length', String(Buffer.byteLength(body))]);
  headers.push(['Connection', 'close']);
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
  return { text, name: text.replaceAll(token, 'TOKEN').slice(0, 1500) };
}
