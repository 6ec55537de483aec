import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../support/findChromium.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { said } from '../support/pageParts.ts';

let product: Product;
const profile = mkdtempSync(join(tmpdir(), 'profile-'));
let running: ChildProcess | undefined;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(kill);
afterAll(async () => {
  await product.close();
  rmSync(profile, { recursive: true, force: true });
});

/** Starts a browser with the profile, logs in, and opens the form. */
async function open(): Promise<Page> {
  // In a separate group: the command may be a script, and its browser has several processes.
  running = spawn(
    findChromium(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const browser = await chromium.connectOverCDP(await readAddress(running));
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${product.url}/login?return=%2Fclaims%2Fnew%2Freturn`);
  const username = page.getByLabel('Username');
  const add = page.getByRole('button', { name: 'Add article' });
  await username.or(add).waitFor();
  if (await username.isVisible()) {
    await username.fill('client@demo.test');
    await page.locator('input[type=password]').fill('demo-client');
    await page.keyboard.press('Enter');
  }
  await add.waitFor();
  return page;
}

async function readAddress({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('no output');
  for await (const line of createInterface({ input: stderr })) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The browser did not start.');
}

/** The drafts that the browser has on its disk. */
const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('drafts');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const read = opened.result.transaction('copies').objectStore('copies').getAll();
    await new Promise((resolve) => read.addEventListener('success', resolve));
    opened.result.close();
    return JSON.stringify(read.result);
  });

/** As when the machine loses its power, or the user ends a browser that hangs. */
async function kill(): Promise<void> {
  if (running?.pid === undefined || running.exitCode !== null || running.signalCode !== null) return;
  process.kill(-running.pid, 'SIGKILL');
  await once(running, 'exit');
}

test(
  'a draft outlives a browser that is killed, to its last letter; what was discarded stays discarded',
  { tags: 'matrix' },
  async () => {
    let page = await open();
    await page.getByRole('button', { name: 'Add article' }).click();
    const article = page.getByRole('combobox', { name: 'Article number' });
    await article.fill('OLD-PART-1');
    await article.press('Enter');
    await page.getByRole('button', { name: 'I need another invoice' }).click();
    await page.getByRole('combobox', { name: 'Invoice number' }).fill('2019-88');
    await page.getByRole('textbox', { name: 'Invoice date' }).fill('28.02.2025');
    await page.getByRole('textbox', { name: 'Price per piece' }).fill('12,50');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox', { name: 'Description' }).pressSequentially('Half a sentence');
    // A slow machine writes a moment after the last letter.
    await expect.poll(() => storedDrafts(page)).toContain('Half a sentence');
    await kill();

    page = await open();
    await page
      .getByRole('main')
      .getByText(/^An article was not finished/)
      .waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue())
      .toBe('Half a sentence');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard the article' }).click();
    await page
      .getByRole('main')
      .getByText(/^An article was not finished/)
      .waitFor({ state: 'detached' });
    await expect.poll(() => said(page)).toContain('The unfinished article is discarded');
    await expect.poll(() => storedDrafts(page)).not.toContain('Half a sentence');
    await kill();

    page = await open();
    await page.getByText('What do you want to claim?').waitFor();
    expect(
      await page
        .getByRole('main')
        .getByText(/^An article was not finished/)
        .count(),
    ).toBe(0);
  },
);
