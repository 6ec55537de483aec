import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { matchLink } from '../../../gateway/http/links.ts';
import { openSocket, readToEnd, sendRaw } from '../../support/rawHttp.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;
let answer: Parameters<typeof startUpstream>[0];

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

const sendPdf: typeof answer = (_request, res) => {
  res
    .writeHead(200, {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="P-1.pdf"',
      'set-cookie': 'BEARER=stolen',
      server: 'secret/1.0',
      version: '1002',
    })
    .end('%PDF-1.7');
};

test('DOC-23 GAP-87 /documents/{id} is the PDF of GET documents/{id}: with its own type and name, stored nowhere', async () => {
  answer = sendPdf;
  const response = await fetch(`${gateway.url}/documents/12`, {
    headers: { cookie: 'BEARER=token-1; locale=de; cc=EUR; other=1' },
  });
  expect(await response.text()).toBe('%PDF-1.7');
  expect(upstream.received[0]?.url).toBe('/api/v3/documents/12');
  const { authorization, locale, cc, cookie } = upstream.received[0]?.headers ?? {};
  expect({ authorization, locale, cc, cookie }).toEqual({
    authorization: 'Bearer token-1',
    locale: 'de',
    cc: 'EUR',
    cookie: undefined,
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="P-1.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    version: '1002',
  });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('server')).toBeNull();
});

test.each([
  ['attachment; filename="../../etc/passwd"', 'attachment; filename="passwd"'],
  ['attachment; filename="a"b.csv"', 'attachment; filename="a"'],
  ['attachment; filename="open.csv', 'attachment; filename="open.csv"'],
  ['inline; filename=plain.pdf', 'inline; filename="plain.pdf"'],
  ['attachment; filename=".htaccess"', 'attachment; filename="htaccess"'],
  [
    'attachment; filename="x.csv"; filename*=UTF-8\'\'%D1%86%D0%B5%D0%BD%D1%8B%E2%80%AEvsc.exe',
    'attachment; filename="____vsc.exe"; filename*=UTF-8\'\'%D1%86%D0%B5%D0%BD%D1%8Bvsc.exe',
  ],
  ["attachment; filename*=UTF-8''%zz", 'attachment'],
  ['nonsense', 'attachment'],
])('promise: downloads: Content-Disposition %s is sent as %s', async (given, sent) => {
  answer = (_request, res) =>
    res.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': given }).end('a');
  const response = await fetch(`${gateway.url}/api/v3/files/price`);
  expect(response.headers.get('content-disposition')).toBe(sent);
});

/** Asks for a link as a program does; without the fields that differ from answer to answer. */
const send = async (method: string, path: string) => {
  const { statusCode, headers, body } = await request(gateway.url + path, {
    method,
    headers: { authorization: 'Bearer a' },
  });
  const {
    date,
    'x-request-id': id,
    'transfer-encoding': _chunked,
    'keep-alive': _kept,
    connection: _connection,
    ...fields
  } = headers;
  expect([date, id]).toEqual([expect.any(String), expect.any(String)]);
  return { status: statusCode, fields, text: await body.text() };
};

test('RFC 9110, 9.3.2: HEAD of a file gets the fields of GET and no content; that of a missing one is 404', async () => {
  for (const path of ['/documents/12', '/api/v3/orders/12/export']) {
    answer = sendPdf;
    const { text, ...get } = await send('GET', path);
    expect(text).toBe('%PDF-1.7');
    expect(await send('HEAD', path)).toEqual({ ...get, text: '' });
    answer = (_request, res) => res.writeHead(404).end();
    expect(await send('HEAD', path)).toMatchObject({ status: 404, text: '' });
  }
  // Looking at a payment does not begin one.
  upstream.received.length = 0;
  await send('HEAD', '/api/v3/payments/order/5');
  expect(upstream.received).toEqual([]);
});

test('promise: downloads: HEAD of a long file does not fetch it', async () => {
  let sent = 0;
  const isEnded = new Promise<void>((resolve) => {
    answer = (_request, res) => {
      res.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 100_000_000 });
      const write = (): void => {
        if (res.destroyed) return;
        sent += 65_536;
        res.write(Buffer.alloc(65_536), () => setImmediate(write));
      };
      res.once('close', resolve);
      write();
    };
  });
  const head = await fetch(`${gateway.url}/documents/12`, {
    method: 'HEAD',
    headers: { authorization: 'Bearer a' },
  });
  expect(head.headers.get('content-length')).toBe('100000000');
  await isEnded;
  expect(sent).toBeLessThan(50_000_000);
});

test('promise: downloads: an address of more than 8,000 characters is refused', async () => {
  answer = sendPdf;
  const long = 'x'.repeat(8000);
  const response = await fetch(`${gateway.url}/api/v3/orders/5/export?export[format]=csv&token=${long}`);
  expect(response.status).toBe(400);
  expect(upstream.received).toEqual([]);
});

test('promise: downloads: a file runs nothing in the browser: sandbox policy, and never sniffed', async () => {
  answer = (_request, res) =>
    res.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>');
  const response = await fetch(`${gateway.url}/api/v3/claim/attachment/abc/page.html`);
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['GET', '/documents/12', '/api/v3/documents/12'],
  [
    'GET',
    '/api/v3/orders/5/export?export[format]=csv&force=1&id=6&export%5Bseparator%5D=%20&x=%20y',
    '/api/v3/orders/5/export?export[format]=csv&export%5Bseparator%5D=%20',
  ],
  ['GET', '/api/v3/files/price%20list', '/api/v3/files/price%20list'],
  ['GET', '/api/v3/files/100%25', '/api/v3/files/100%25'],
  ['POST', '/api/v3/payments/order/5?force=1', '/api/v3/payments/order/5'],
  ['GET', '/api/v3/articles/search?export%5Bformat%5D=csv', '/api/v3/articles/search?export%5Bformat%5D=csv'],
  ['GET', '/product_photos/640/photos/A%2BB.jpg', '/product_photos/640/photos/A%2BB.jpg'],
  ['GET', '/product_photos/200/schemes/A-1.png', '/product_photos/200/schemes/A-1.png'],
  ['POST', '/api/v3/articles/export', '/api/v3/articles/export'],
  ['POST', '/api/v3/payments/order/5', '/api/v3/payments/order/5'],
])('GAP-163 %s %s leads to %s', (method, url, path) => {
  expect(matchLink(method, url)?.path).toBe(path);
});

test.each([
  ['GET', '/api/v3/loggedin'],
  ['POST', '/api/v3/login_check'],
  ['POST', '/api/v3/orders'],
  ['GET', '/api/v3/orders/5'],
  ['GET', '/api/v3/articles/search?page=1'],
  ['GET', '/api/v3/documents/invoices/5'],
  ['GET', '/api/v3/documents/invoices'],
  ['DELETE', '/documents/12'],
  ['GET', '/documents/../api/v3/loggedin'],
  ['GET', '/documents/%2e%2e'],
  ['GET', '/documents/12/'],
  ['GET', '/documents/12%2f..'],
  ['GET', '//documents/12'],
  ['GET', '/api/v3/files/..'],
  ['GET', '/api/v3/files/%2e%2e'],
  ['GET', '/api/v3/files/a%2fb'],
  ['GET', '/api/v3/files/a%5cb'],
  ['GET', '/api/v3/files/a%00b'],
  ['GET', '/api/v3/files/..%252f..%252fx'],
  ['GET', '/api/v3/files/%252e%252e'],
  ['GET', '/api/v3/files/a%25252fb'],
  ['GET', '/api/v3/files/%zz'],
  ['GET', '/api/v3/files/'],
  ['GET', '/API/V3/files/a'],
  ['GET', '/product_photos/640/photos/..%2f..%2fx.jpg'],
  ['GET', '/product_photos/641/photos/A.jpg'],
  ['GET', '/product_photos/640/photos/.jpg'],
])('promise: downloads: GAP-163 %s %s is not a link', (method, url) => {
  expect(matchLink(method, url)).toBeNull();
});

test('GAP-26 a link without a session is 401 for a program, and does not change the cookie', async () => {
  answer = (_request, res) => sendJson(res, { message: 'Expired.' }, 401);
  const response = await fetch(`${gateway.url}/documents/12`, { headers: { cookie: 'BEARER=x' } });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    code: 'UNAUTHENTICATED',
    status: 401,
    messages: ['Expired.'],
  });
  expect(response.headers.getSetCookie()).toEqual([]);
});

/** Opens a document as a browser does, without following redirects. */
const openDocument = (headers: Record<string, string>) =>
  fetch(`${gateway.url}/documents/12?a=b%20c`, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  });

test('GAP-01 a link that a browser opens without a session redirects to the log-in page, and back afterwards', async () => {
  answer = (_request, res) => sendJson(res, { message: 'Expired.' }, 401);
  for (const headers of [{}, { cookie: 'BEARER=x' }]) {
    const response = await openDocument(headers);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/login?return=%2Fdocuments%2F12%3Fa%3Db%2520c',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  // A caller that brings a token has no log-in page to go to.
  expect((await openDocument({ authorization: 'Bearer t' })).status).toBe(401);
});

/** Requests an export as the client does. */
const exportArticles = () =>
  fetch(`${gateway.url}/api/v3/articles/export`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'parts-portal',
      origin: gateway.url,
      cookie: 'BEARER=t',
    },
    body: '{"language":"en"}',
  });

test('API-07 a blob POST forwards its body and returns the file; a refusal keeps messages and fields', async () => {
  answer = (_request, res) =>
    res
      .writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="a.csv"' })
      .end('id;name');
  const file = await exportArticles();
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="a.csv"');
  expect(await file.text()).toBe('id;name');
  expect(upstream.received[0]).toMatchObject({ method: 'POST', body: '{"language":"en"}' });
  expect(upstream.received[0]?.headers).toMatchObject({ 'content-length': '17' });
  expect(upstream.received[0]?.headers).not.toHaveProperty('x-requested-with');

  answer = (_request, res) =>
    sendJson(res, { fields: [{ field: 'fields', message: 'choose one' }], secret: 1 }, 400);
  const refused = await exportArticles();
  expect(refused.status).toBe(400);
  const body: unknown = await refused.json();
  expect(body).toEqual({
    code: 'BAD_REQUEST',
    status: 400,
    messages: [],
    fields: [{ field: 'fields', message: 'choose one' }],
    requestId: refused.headers.get('x-request-id'),
  });
});

test('promise: cross-site requests: a blob POST from another site, or without the guard header, is not passed on', async () => {
  for (const headers of [
    { origin: 'https://evil.test', 'x-requested-with': 'parts-portal' },
    { origin: gateway.url },
  ]) {
    const response = await fetch(`${gateway.url}/api/v3/articles/export`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(response.status).toBe(403);
  }
  expect(upstream.received).toEqual([]);
});

test('a payment that is refused is a page with the reason and a way back to what was to be paid', async () => {
  answer = (_request, res) => sendJson(res, { messages: ['Paid & done.'] }, 403);
  for (const [path, back] of [
    ['/api/v3/payments/invoice/5', '/invoices/5'],
    ['/api/v3/payments/order/5', '/order/5'],
    ['/documents/5', '/'],
  ]) {
    const page = await fetch(`${gateway.url}${path}`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(403);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).toContain('Paid &amp; done.');
    expect(html).toContain(`<a href="${back}">Go to the portal</a>`);
  }
});

test("GAP-84 the payment page's form is sent from our own page only, and its policy lets no script run", async () => {
  answer = (_request, res) =>
    res.writeHead(200, { 'content-type': 'text/html' }).end('<form method="post"></form>');
  const page = await fetch(`${gateway.url}/api/v3/payments/order/5`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox allow-forms allow-same-origin');
  expect(policy).not.toContain('script');
  const post = (origin: string) =>
    fetch(`${gateway.url}/api/v3/payments/order/5`, { method: 'POST', headers: { origin }, body: '' });
  expect((await post(gateway.url)).status).toBe(200);
  expect((await post('https://evil.test')).status).toBe(403);
});

/** The head of a payment's form. */
const paymentOf = (length: number): string =>
  `POST /api/v3/payments/order/5 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;

test('promise: one for all: a payment takes a call only once its form has arrived, and no form of more than 64 KB', async () => {
  answer = (_request, res) => sendJson(res, {});
  const slow = await openSocket(gateway);
  const answered = readToEnd(slow);
  slow.write(`${paymentOf(10)}amount=`);
  // Another caller's whole round trip later it has still not been sent.
  await fetch(`${gateway.url}/documents/1`, { headers: { authorization: 'Bearer b' } });
  expect(upstream.received.map(({ url }) => url)).toEqual(['/api/v3/documents/1']);
  slow.write('123');
  expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
  expect(upstream.received.at(-1)).toMatchObject({ method: 'POST', body: 'amount=123' });
  expect(await sendRaw(gateway, paymentOf(70_000) + 'x'.repeat(70_000))).toMatch(/^HTTP\/1\.1 413 /);
  expect(upstream.received).toHaveLength(2);
});

test('promise: downloads: redirects are not followed: passed on for payments, an error elsewhere', async () => {
  answer = (_request, res) => res.writeHead(302, { location: 'https://bank.example/pay?x=1' }).end();
  const payment = await fetch(`${gateway.url}/api/v3/payments/invoice/5`, { redirect: 'manual' });
  expect(payment.status).toBe(303);
  expect(payment.headers.get('location')).toBe('https://bank.example/pay?x=1');
  const file = await fetch(`${gateway.url}/documents/5`, { redirect: 'manual' });
  expect(file.status).toBe(502);
  expect(file.headers.get('location')).toBeNull();
  answer = (_request, res) => res.writeHead(302, { location: 'javascript:alert(1)' }).end();
  expect((await fetch(`${gateway.url}/api/v3/payments/invoice/5`, { redirect: 'manual' })).status).toBe(502);
});

test('promise: downloads: a stream cut off by the back end is cut off for the caller too, not completed', async () => {
  answer = (_request, res) => {
    res.writeHead(200, { 'content-type': 'text/csv' });
    res.write('half of it', () => res.socket?.destroy());
  };
  const response = await fetch(`${gateway.url}/api/v3/files/price`);
  await expect(response.text()).rejects.toThrow();
});

test('promise: downloads: a caller who disconnects during a download ends it at the back end too; unread bytes are not fetched', async () => {
  const closed = Promise.withResolvers<void>();
  let sent = 0;
  answer = (_request, res) => {
    res.writeHead(200, { 'content-type': 'application/octet-stream' });
    res.once('close', () => closed.resolve());
    const chunk = Buffer.alloc(256 * 1024);
    const write = (): void => {
      while (!res.destroyed && sent < 400) {
        sent += 1;
        if (!res.write(chunk)) return void res.once('drain', write);
      }
    };
    write();
  };
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /api/v3/files/huge HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  await new Promise((done) => socket.once('readable', done));
  socket.destroy();
  await closed.promise;
  expect(sent).toBeLessThan(400);
});

test('an unreachable back end is 502 with the gateway’s own message', async () => {
  const alone = await startGateway({ upstreamUrl: 'http://127.0.0.1:9' });
  const response = await fetch(`${alone.url}/documents/1`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(502);
  expect(await response.text()).toContain('The back end failed. Try again later.');
  await alone.close();
});

test('pictures may be cached for a day', async () => {
  answer = (_request, res) => res.writeHead(200, { 'content-type': 'image/jpeg' }).end('jpg');
  const response = await fetch(`${gateway.url}/product_photos/200/photos/A-1.jpg`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
});

/** Posts bytes in pieces, with a pause before each, and without a length; returns the status of the response. */
async function sendPieces(one: { url: string }, pieces: number, bytes: number, pauseMs = 0): Promise<number> {
  const body = async function* () {
    for (let piece = 0; piece < pieces; piece++) {
      await sleep(pauseMs);
      yield Buffer.alloc(bytes);
    }
  };
  const { statusCode, body: file } = await request(`${one.url}/api/v3/articles/oem-batch-search/export`, {
    method: 'POST',
    headers: { authorization: 'Bearer x', 'content-type': 'multipart/form-data; boundary=x' },
    body: Readable.from(body()),
  });
  await file.dump();
  return statusCode;
}

test('promise: body sizes: a chunked body of more than 26 MB to a link is cut off, and the next call goes out', async () => {
  answer = sendPdf;
  for (let time = 0; time < 6; time++) {
    // The connection may end while there is still more to send: then there is no response to read.
    expect(await sendPieces(gateway, 30, 1024 * 1024).catch(() => 413)).toBe(413);
  }
  expect(upstream.received).toEqual([]);
  expect(await sendPieces(gateway, 1, 10)).toBe(200);
});

test('promise: body sizes: a body of more than 26 MB to a link is refused by its length', async () => {
  const head = [
    'POST /api/v3/articles/oem-batch-search/export HTTP/1.1',
    'Host: portal',
    'Authorization: Bearer x',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${27 * 1024 * 1024}`,
  ];
  expect(await sendRaw(gateway, `${head.join('\r\n')}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 413 [\s\S]*"code":"TOO_LARGE","status":413/,
  );
  expect(upstream.received).toEqual([]);
});

test('promise: upstream deadline: it does not run while the client sends a file to a link slowly', async () => {
  const impatient = await startGateway({ upstreamUrl: upstream.url, upstreamTimeoutMs: 4000 });
  answer = sendPdf;
  expect(await sendPieces(impatient, 2, 100, 2500)).toBe(200);
  expect(upstream.received[0]?.body).toHaveLength(200);
  await impatient.close();
});
