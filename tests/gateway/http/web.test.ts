import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';

const script = 'console.log("client");'.repeat(50);
let folder: string;
let gateway: TestGateway;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__">1</script>',
  );
  writeFileSync(join(folder, 'assets/main-BxY12_a9.js'), script);
  writeFileSync(join(folder, 'assets/main-BxY12_a9.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/main-BxY12_a9.js.gz'), gzipSync(script));
  mkdirSync(join(folder, 'i18n'));
  writeFileSync(join(folder, 'i18n/en-BxY12_a9.json'), '{}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/deleted-BxY12_a9.js'), script);
  for (const language of ['en', 'de', 'dg']) {
    mkdirSync(join(folder, 'prerendered/log-in'), { recursive: true });
    writeFileSync(
      join(folder, `prerendered/log-in/${language}.html`),
      `<html data-language="${language}"><style nonce="__CSP_NONCE__"></style>${'<p>page</p>'.repeat(100)}`,
    );
  }
  gateway = await startGateway({ upstreamUrl: 'http://127.0.0.1:9', webDir: folder });
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml' };

test('a page says which build it is, which version of the back end is expected, and where the operator has an imprint', async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(webDir, 'index.html'), '<html lang="en"><head></head></html>');
  const other = await startGateway({
    upstreamUrl: 'http://127.0.0.1:9',
    webDir,
    upstreamVersion: '1003',
    legal: {
      imprint: 'https://parts.example/"&<>',
      privacy: undefined,
      terms: undefined,
      support: undefined,
    },
  });
  const answer = await fetch(other.url, { headers: html });
  const page = await answer.text();
  expect(page).toMatch(
    /^<html data-build="\w{8}" data-version="1003" data-legal="[^"<>]+" data-release="[\d.]+"/,
  );
  expect(answer.headers.get('build')).toBe(/data-build="(\w+)"/.exec(page)?.[1]);
  expect((await fetch(`${other.url}/assets/none`)).headers.get('build')).toBe(answer.headers.get('build'));
  await other.close();
  rmSync(webDir, { recursive: true });
});

const openNotLoaded = (query: string, referer: string, cookie = ''): Promise<Response> =>
  fetch(`${gateway.url}/not-loaded?${query}`, { headers: { ...html, referer, cookie }, redirect: 'manual' });

test('SHELL-30 a page whose script did not arrive is loaded again; then a page in the reader’s language says so and leads back', async () => {
  const first = await openNotLoaded('', `${gateway.url}/orders?x=1`);
  expect([first.status, first.headers.get('location')]).toEqual([303, '/orders?x=1#again']);
  const second = await openNotLoaded('again', `${gateway.url}/orders?x=1&y=%22`, 'locale=de');
  expect(second.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await second.text()).toMatch(/lang="de".*Teile dieser Seite.*href="\/orders\?x=1&amp;y=%22"/);
  for (const odd of [
    '',
    'x',
    'https://evil.example//evil.example/',
    'https://evil.example/..//evil.example',
    'javascript:alert(1)',
  ])
    expect(await (await openNotLoaded('again', odd)).text()).toMatch(
      /<a href="\/(?!\/)[^:]*">Try again<\/a>/,
    );
});

test('promise: pages: every navigation gets the page, with a fresh nonce in page and policy', async () => {
  const nonces = new Set<string>();
  for (const path of [
    '/',
    '/catalog',
    '/order/12',
    '/index.html',
    '/not-found',
    '/catalog?x=a.b',
    '/article/A.100',
  ]) {
    const response = await fetch(gateway.url + path, { headers: html });
    expect([path, response.status]).toEqual([path, 200]);
    const page = await response.text();
    const nonce = /nonce="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(page).not.toContain('__CSP_NONCE__');
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(7);
});

test.each([
  ['the browser asks for', { 'accept-language': 'fr-FR,de-AT;q=0.8,en;q=0.5' }, 'de'],
  ['the user chose before', { 'accept-language': 'de', cookie: 'locale=dg' }, 'dg'],
  ['is the default, without either', { 'accept-language': '*', cookie: 'locale=xx' }, 'en'],
])('FMT-02 a page rendered at build time arrives in the language that %s', async (_, headers, language) => {
  for (const path of ['/log-in', '/log-in/', '/log-in?return=%2Fcart']) {
    const response = await fetch(gateway.url + path, { headers: { ...html, ...headers } });
    const page = await response.text();
    expect(page).toContain(`data-language="${language}"`);
    const nonce = /nonce="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(response.headers.get('vary')).toContain('Accept-Language, Cookie');
  }
  // Sent as a file it would lack its nonce.
  expect((await fetch(`${gateway.url}/prerendered/log-in/de.html`)).status).toBe(404);
});

test.each([
  ['theme=dark', 'dark'],
  ['locale=de; theme=light', 'light'],
  ['theme=system', undefined],
  ['theme="><script>', undefined],
  ['', undefined],
])('a prerendered page has the theme of cookie "%s"', async (cookie, theme) => {
  const page = await (await fetch(`${gateway.url}/log-in`, { headers: { ...html, cookie } })).text();
  expect(/<html[^>]* data-theme="(\w+)"/.exec(page)?.[1]).toBe(theme);
  expect(page).not.toContain('"><script>');
});

test('a page is sent compressed', async () => {
  const { headers, body } = await request(`${gateway.url}/log-in`, {
    headers: { ...html, 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toBe('gzip');
  const bytes = Buffer.from(await body.arrayBuffer());
  expect(bytes.length).toBeLessThan(400);
  expect(gunzipSync(bytes).toString()).toContain('<p>page</p>');
});

/** Status and target of what a browser gets when it opens a path. */
async function open(path: string, headers: Record<string, string>) {
  const {
    statusCode,
    headers: answer,
    body,
  } = await request(gateway.url + path, {
    headers: { ...html, ...headers },
  });
  await body.dump();
  return [statusCode, answer['location'] ?? null];
}

test('SHELL-02 GAP-01 a visitor who opens a page directly is redirected to the log-in page, and back afterwards', async () => {
  const byHand = { 'sec-fetch-site': 'none' };
  expect(await open('/', byHand)).toEqual([302, '/login']);
  expect(await open('/cart/regular?q=a%20b', byHand)).toEqual([
    302,
    '/login?return=%2Fcart%2Fregular%3Fq%3Da%2520b',
  ]);
  expect(await open('/log-in', byHand)).toEqual([200, null]);
  expect(await open('/', { ...byHand, cookie: 'BEARER=abc' })).toEqual([200, null]);
  // From another site too: the cookie would have been sent (GAP-12).
  expect(await open('/cart/regular', { 'sec-fetch-site': 'cross-site' })).toEqual([
    302,
    '/login?return=%2Fcart%2Fregular',
  ]);
});

test('promise: pages: no inline code without the nonce, no frames, no sniffing, no referrer to others', async () => {
  const { headers } = await fetch(gateway.url, { headers: html });
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('a hashed file is cached forever, any other is revalidated', async () => {
  const asset = await fetch(`${gateway.url}/assets/main-BxY12_a9.js`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await asset.text()).toBe(script);
  const texts = await fetch(`${gateway.url}/i18n/en-BxY12_a9.json`);
  expect(texts.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const icon = await fetch(`${gateway.url}/favicon.svg`);
  expect(icon.headers.get('cache-control')).toBe('no-cache');
  const etag = icon.headers.get('etag') ?? '';
  const again = await request(`${gateway.url}/favicon.svg`, { headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
});

test.each(['br', 'gzip'])('a file is sent as the build compressed it: %s', async (encoding) => {
  const { headers, body } = await request(`${gateway.url}/assets/main-BxY12_a9.js`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect((await body.arrayBuffer()).byteLength).toBeLessThan(script.length / 2);
});

const read = async (address: string) => (await fetch(address, { headers: { connection: 'close' } })).text();

test('a file that was deleted since the start is 404, or still sent if it was read before', async () => {
  expect(await read(`${gateway.url}/assets/main-BxY12_a9.js`)).toBe(script);
  rmSync(join(folder, 'assets/main-BxY12_a9.js'));
  rmSync(join(folder, 'assets/deleted-BxY12_a9.js'));
  expect((await fetch(`${gateway.url}/assets/deleted-BxY12_a9.js`)).status).toBe(404);
  expect(await read(`${gateway.url}/assets/main-BxY12_a9.js`)).toBe(script);
  expect(await read(`${gateway.url}/favicon.svg`)).toBe('<svg/>');
});

test('a missing file is 404 and not the page; so are unknown paths of programs and of /api', async () => {
  expect((await fetch(`${gateway.url}/assets/gone-BxY12_a9.js`)).status).toBe(404);
  expect((await fetch(`${gateway.url}/catalog`, { headers: { accept: 'application/json' } })).status).toBe(
    404,
  );
  expect((await fetch(`${gateway.url}/api/v3/loggedin`, { headers: html })).status).toBe(404);
  expect((await fetch(`${gateway.url}/catalog`, { method: 'POST', headers: html })).status).toBe(404);
});

test.each(['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2f..%2fetc/passwd', '/.env', '/%00'])(
  'nothing outside the folder is served: %s',
  async (path) => {
    const { status, text } = await getRaw(path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/root:|"name"/);
  },
);

/** Requests a path unchanged: fetch would normalize it. */
function getRaw(path: string): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((done, fail) => {
    get({ hostname, port, path }, (res) => {
      let text = '';
      res.on('data', (chunk: Buffer) => (text += chunk.toString()));
      res.on('end', () => done({ status: res.statusCode, text }));
    }).once('error', fail);
  });
}
