import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';

const upstreamUrl = 'http://127.0.0.1:9';
const html = { accept: 'text/html' };
const page =
  '<html lang="en"><head><title>Log in | B2B portal</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<style>:root{--colorBrandBackground:light-dark(#0b6a94,#0a6189);--colorBrandBackgroundStatic:#0b6a94;--other:#0b6a95}</style>' +
  '</head><body><div class="visitor-page"><img src="data:image/svg+xml,x" alt="B2B portal" width="208" height="56"/></div></body></html>';
let folder: string;
let webDir: string;
let product: TestGateway;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
  webDir = join(folder, 'web');
  mkdirSync(join(webDir, 'prerendered/login'), { recursive: true });
  for (const file of ['index.html', 'prerendered/login/en.html']) writeFileSync(join(webDir, file), page);
  product = await startGateway({ upstreamUrl, webDir });
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

/** The log-in page of a gateway with a brand, and its answers to paths that may depend on the page. */
async function openIn(brandDir: string, paths: (page: string) => string[]): Promise<[string, ...Response[]]> {
  const gateway = await startGateway({ upstreamUrl, webDir, brandDir });
  try {
    const text = await (await fetch(`${gateway.url}/login`, { headers: html })).text();
    return [text, ...(await Promise.all(paths(text).map((path) => fetch(`${gateway.url}${path}`))))];
  } finally {
    await gateway.close();
  }
}

test('SHELL-13 SHELL-14 a page comes with the brand’s name, logo, mark, picture and colours in it, before any script has run', async () => {
  const [text] = await openIn('deploy/brands/norva', () => []);
  expect(text).toContain('<title>Log in | Norva Parts</title>');
  expect(text).toMatch(/<link rel="icon" href="\/brand\/mark-[\w-]{22}\.svg" type="image\/svg\+xml">/);
  expect(text).toMatch(
    /<div class="visitor-page"><img class="logo-light" src="\/brand\/logo-[\w-]{22}\.svg" alt="Norva Parts" width="208" height="56"\/><img class="logo-dark" src="\/brand\/logo-dark-[\w-]{22}\.svg" [^>]*\/><\/div>/,
  );
  expect(text).toMatch(/--colorBrandBackground:light-dark\(#c8102e,#(?!0a6189)[0-9a-f]{6}\)/);
  expect(text).toContain('--colorBrandBackgroundStatic:#c8102e;--other:#0b6a95');
  expect(text).toMatch(/<style nonce="[^"_]+">.*#root>\.visitor::before\{[^}]*url\(\/brand\/login-/);
  const data: unknown = JSON.parse(/data-brand="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '{}');
  expect(data).toMatchObject({ name: 'Norva Parts', width: 104, height: 28 });
});

test('SHELL-15 without a brand, pages are as the build left them', async () => {
  const text = await (await fetch(`${product.url}/login`, { headers: html })).text();
  expect(text).toContain(page.slice(page.indexOf('<title>')));
  expect(text).not.toContain('data-brand');
});

test('a brand’s pictures are kept by browsers and proxies, and run nothing where they are opened', async () => {
  const [, logo, other] = await openIn('deploy/brands/norva', (text) => [
    /\/brand\/logo-[\w-]{22}\.svg/.exec(text)?.[0] ?? '',
    '/brand/brand.json',
  ]);
  expect(Object.fromEntries(logo?.headers ?? [])).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  });
  expect(await logo?.text()).toMatch(/^<svg/);
  expect(other?.status).toBe(404);
});

test('the page for scripts that do not arrive has the brand’s name, too', async () => {
  const [, answer] = await openIn('deploy/brands/talla', () => ['/not-loaded?again']);
  expect(await answer?.text()).toContain('<title>Talla Teile</title>');
});

/** Starts with a brand that differs from a sample in some files. */
async function startWith(files: Record<string, string | Buffer | null>): Promise<string> {
  const brandDir = mkdtempSync(join(folder, 'wrong-'));
  cpSync('deploy/brands/norva', brandDir, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    if (content === null) rmSync(join(brandDir, name));
    else writeFileSync(join(brandDir, name), content);
  }
  try {
    await (await startGateway({ upstreamUrl, webDir, brandDir })).close();
    return 'started';
  } catch (error) {
    return String(error).replaceAll(brandDir, 'brand');
  }
}

const defined = (changes: object): Record<string, string> => ({
  'brand.json': JSON.stringify({ name: 'Norva', color: '#c8102e', logo: 'logo.svg', ...changes }),
});
const logo = (content: string | Buffer) => ({ 'logo.svg': content });
const svg = (content: string) =>
  logo(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 104 28">${content}</svg>`);

test.each<[string, Record<string, string | Buffer | null>, string]>([
  ['no definition', { 'brand.json': null }, 'brand/brand.json cannot be read'],
  ['a definition that is not JSON', { 'brand.json': '{name:}' }, 'brand/brand.json is not JSON'],
  ['a list', { 'brand.json': '[]' }, 'brand/brand.json is not a JSON object'],
  [
    'an unknown key',
    defined({ colour: '#c8102e' }),
    'brand/brand.json has "colour", which is none of name, color',
  ],
  ['no name', defined({ name: ' ' }), 'brand/brand.json needs "name"'],
  ['a name of two lines', defined({ name: 'A\nB' }), 'brand/brand.json needs "name"'],
  ['no logo', defined({ logo: undefined }), 'brand/brand.json has no "logo"'],
  [
    'a logo that is not a name',
    defined({ logo: 7 }),
    'brand/brand.json has a "logo" that is not the name of a file',
  ],
  [
    'a colour by name',
    defined({ color: 'red' }),
    'brand/brand.json has a "color" that is not written as #1a2b3c',
  ],
  [
    'a colour that cannot be read',
    defined({ color: '#F5A400' }),
    'a "color" that cannot be read: text in #f5a400 on #f0f0f0 has a contrast of 1.8, and WCAG AA wants 4.5: take #',
  ],
  ['a missing file', { 'logo-dark.svg': null }, 'brand/logo-dark.svg cannot be read: is it in the folder?'],
  [
    'a file elsewhere',
    defined({ logo: '../logo.svg' }),
    'must be a file in the folder, ending in .svg or .png',
  ],
  ['a hidden file', defined({ logo: '.svg' }), 'must be a file in the folder'],
  ['another kind of file', defined({ logo: 'logo.gif' }), 'brand/logo.gif must be a file'],
  ['a huge logo', svg(`<!--${'x'.repeat(100 * 1024)}-->`), 'brand/logo.svg has 101 KB, more than 100'],
  ['a page as a logo', logo('<html><svg viewBox="0 0 1 1"/></html>'), 'brand/logo.svg is not a svg picture'],
  [
    'no PNG',
    { ...defined({ logo: 'logo.png' }), 'logo.png': 'GIF89a' },
    'brand/logo.png is not a png picture',
  ],
  ['a script', svg('<script>1</script>'), 'brand/logo.svg has a script'],
  ['a script of another prefix', svg('<svg:script href="#a"/>'), 'brand/logo.svg has a script'],
  ['a link with a script', svg('<a href="javascript:alert(1)"/>'), 'brand/logo.svg has a script'],
  ['a handler', svg('<path\nonclick = "1"/>'), 'brand/logo.svg has a handler of events'],
  ['a page inside', svg('<foreignObject/>'), 'brand/logo.svg has HTML'],
  [
    'entities',
    logo('<!DOCTYPE svg><svg viewBox="0 0 1 1"/>'),
    'brand/logo.svg has an entity or a document type',
  ],
  ['an entity', svg('<!ENTITY a "b">'), 'brand/logo.svg has an entity'],
  ['a picture of elsewhere', svg('<image href="https://x.example/a.png"/>'), 'an address outside of itself'],
  ['a font of elsewhere', svg('<style>@import "a.css"</style>'), 'an address outside of itself'],
  ['a fill of elsewhere', svg('<path fill="url(//x.example#a)"/>'), 'an address outside of itself'],
  ['no size', logo('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'brand/logo.svg has no viewBox'],
  ['a ribbon', logo('<svg viewBox="0 0 900 28"/>'), 'brand/logo.svg is more than 8 times as wide as high'],
])('%s is refused at the start, by the name of the file', async (_what, files, fault) => {
  expect(await startWith(files)).toContain(fault);
});

test('everything that is wrong is named at once; a colour may be left out, and a logo may be a PNG', async () => {
  const said = await startWith({ ...defined({ name: '', color: 'red' }), 'logo.svg': 'x' });
  expect(said.match(/BRAND_DIR: /g)).toHaveLength(3);
  const png = Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'latin1'),
    Buffer.from([0, 0, 1, 0, 0, 0, 0, 64]),
  ]);
  expect(await startWith({ ...defined({ logo: 'a.png', color: undefined }), 'a.png': png })).toBe('started');
});
