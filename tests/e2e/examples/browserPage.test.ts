import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { openPage } from '../support/openPage.ts';

let folder: string;
let server: PreviewServer;
let sandbox: TestSandbox;
let gateway: TestGateway;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser-page-'));
  const root = 'docs/examples/browser';
  const options = { root, configFile: false, logLevel: 'silent', build: { outDir: folder } } as const;
  [sandbox] = await Promise.all([startSandbox(), build(options)]);
  server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
  gateway = await startGateway({ upstreamUrl: sandbox.url, corsOrigins: [origin] });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/** The page of another origin, with the token of a demo user. */
async function openExample(name: string): Promise<Page> {
  const { token } = await sandbox.as(name);
  const page = await openPage({ url: origin });
  await page.goto(`/?gateway=${gateway.url}`);
  await page.getByLabel('Session token').fill(token ?? '');
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByText(`${name}@demo.test`).waitFor();
  return page;
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

test(
  'docs/examples/browser: a list grows page by page, each row once, and a PDF is downloaded whole',
  { tags: 'matrix' },
  async () => {
    const page = await openExample('client');
    const invoices = region(page, 'Invoices');
    const names = (): Promise<string[]> => invoices.getByRole('listitem').allTextContents();
    await expect.poll(async () => (await names()).length).toBe(5);
    await invoices.getByRole('button', { name: 'More' }).click();
    await expect.poll(async () => (await names()).length).toBe(10);
    expect(new Set(await names()).size).toBe(10);

    const downloading = page.waitForEvent('download');
    await invoices.getByRole('listitem').first().getByRole('button').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await expect
      .poll(() => invoices.getByRole('status').textContent())
      .toMatch(/: application\/pdf, \d{3,} bytes$/);
  },
);

test(
  'docs/examples/browser: two previews of the cart keep their own sums in one cache, and a picture is shown',
  { tags: 'matrix' },
  async () => {
    const page = await openExample('client');
    const cart = region(page, 'Cart');
    await cart.getByRole('button', { name: 'Compare' }).click();
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(2);
    const [one = '', other = ''] = await cart.getByRole('listitem').allTextContents();
    const sums = /: (\d+ of \d+ pieces, [\d.]+ EUR)$/;
    expect([one, other]).toEqual([expect.stringMatching(sums), expect.stringMatching(sums)]);
    // The demo's cart is not the same from both warehouses.
    expect(sums.exec(one)?.[1]).not.toBe(sums.exec(other)?.[1]);
    const width = () => cart.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  },
);

test('docs/examples/browser: a list of numbers is uploaded and answered', { tags: 'matrix' }, async () => {
  const page = await openExample('client');
  await page.getByLabel('CSV file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('number\nPL-1611953\nunknown part\n'),
  });
  await expect
    .poll(() => region(page, 'List').getByRole('listitem').allTextContents())
    .toEqual(['PL-1611953: found', 'unknown part: not found']);
});

test(
  'docs/examples/browser: after another token nothing of the first user is shown',
  { tags: 'matrix' },
  async () => {
    const page = await openExample('client');
    const { token } = await sandbox.as('second');
    const names = (): Promise<string[]> => region(page, 'Invoices').getByRole('listitem').allTextContents();
    const first = await names();
    await page.getByLabel('Session token').fill(token ?? '');
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.getByText('second@demo.test').waitFor();
    const second = await names();
    expect(first.length).toBe(5);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
  },
);
