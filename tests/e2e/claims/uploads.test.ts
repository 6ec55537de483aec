import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { photoSize, photoWithPosition } from '../../support/photoWithPosition.ts';
import { startLine, type Line } from '../../support/startLine.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectComplaints } from '../support/openPage.ts';
import { dialog, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findLine, takeLine, type BoughtLine } from './claimParts.ts';

let product: Product;
let line: BoughtLine;
/** What the browser's connections pass through in the tests that break them. */
let connection: Line;
beforeAll(async () => {
  product = await startProduct();
  line = await findLine(product);
  connection = await startLine(product.url);
});
afterEach(() => connection.repair());
const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
afterAll(async () => {
  await connection.close();
  await product.close();
  rmSync(folder, { recursive: true });
});

/** Step 2 of the wizard, where files are chosen. */
async function openDescription(url = product.url): Promise<Page> {
  const page = await openScreen({ ...product, url }, '/claims/new/return');
  await page.getByRole('button', { name: 'Add article' }).click();
  await takeLine(page, line);
  return page;
}
const chooser = (page: Page) => dialog(page).locator('input[type=file]').first();
/** The row of a file, as it is listed under its name. */
const row = (page: Page, name: string) => dialog(page).getByRole('listitem').filter({ hasText: name });
const arrived = (page: Page, count: number) =>
  dialog(page).getByText(`${count} of 10 files, 10 MB each.`).waitFor();
/** The content that the distributor has of a file. */
const stored = async (name: string) =>
  (
    await product.sandbox.db
      .selectFrom('claim_attachments')
      .select('content')
      .where('file_name', '=', name)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).content;
const file = (name: string, content: string | Buffer, mimeType = 'application/octet-stream') => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
/** Chooses files of a folder: a large one then need not pass through the connection to the browser. */
async function chooseOnDisk(page: Page, files: { name: string; buffer: Buffer }[]): Promise<void> {
  const paths = files.map(({ name, buffer }) => {
    const path = join(folder, name);
    writeFileSync(path, buffer);
    return path;
  });
  await chooser(page).setInputFiles(paths);
}
const pixels = (options: { width: number; height: number; sigma: number }) =>
  sharp({
    create: {
      width: options.width,
      height: options.height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: options.sigma },
    },
  });

/** Pastes a screenshot above the limit. */
async function pasteLargePicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2200, height: 1600 });
    const context = canvas.getContext('2d');
    const noise = new ImageData(2200, 1600);
    // What cannot be compressed makes a large file.
    for (let i = 0; i < noise.data.length; i += 65_536)
      crypto.getRandomValues(noise.data.subarray(i, i + 65_536));
    for (let i = 3; i < noise.data.length; i += 4) noise.data[i] = 255;
    context?.putImageData(noise, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const transfer = new DataTransfer();
    transfer.items.add(new File([blob ?? ''], 'defect.png', { type: 'image/png' }));
    // Pasted, as from a screenshot.
    dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
  });
}

const isUpright = (picture: Element) =>
  picture instanceof HTMLImageElement && picture.naturalHeight > picture.naturalWidth;

test(
  'a photo arrives with its picture and orientation and without its position, a larger one made smaller and upright, others as they are, and none is run',
  { tags: 'matrix' },
  async () => {
    const page = await openDescription();
    await pasteLargePicture(page);
    await row(page, 'defect.jpg')
      .getByText(/^Made smaller, from \d+(\.\d)? MB to \d(\.\d)? MB\. The file contains no location\.$/)
      .waitFor();
    // The page would not answer while it redraws a photo.
    await page.evaluate(() => (HTMLCanvasElement.prototype.getContext = () => null));
    const photo = await photoWithPosition();
    const png = await pixels({ width: 20, height: 20, sigma: 10 }).png().toBuffer();
    const turned = await pixels({ width: 300, height: 240, sigma: 120 })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    // What follows the picture makes it too large, and costs no time.
    const large = Buffer.concat([turned, Buffer.alloc(10_000_000)]);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>document.documentElement.id = "ran"</script></svg>';
    await chooseOnDisk(page, [
      file('IMG_7.JPG', photo),
      file('turned.jpg', large),
      file('picture.exe', png),
      file('drawing.svg', svg),
    ]);
    await row(page, 'IMG_7.JPG').getByText('The location has been removed from the file.').waitFor();
    // The small picture too: the photo was taken with the camera on its side.
    await expect.poll(() => row(page, 'IMG_7.JPG').locator('img').evaluate(isUpright)).toBe(true);
    await row(page, 'turned.jpg')
      .getByText(/^Made smaller, from/)
      .waitFor();
    await arrived(page, 5);

    const pasted = await stored('defect.jpg');
    expect(pasted.length).toBeLessThan(10_000_000);
    expect((await sharp(pasted).metadata()).format).toBe('jpeg');

    const content = await stored('IMG_7.JPG');
    const kept = await sharp(content).metadata();
    expect(kept).toMatchObject({ orientation: 6, ...photoSize });
    // The tag of the position's directory, in both byte orders.
    for (const tag of ['8825', '2588']) expect(kept.exif?.includes(Buffer.from(tag, 'hex'))).toBe(false);
    expect(await sharp(content).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());

    const { width, height, orientation } = await sharp(await stored('turned.jpg')).metadata();
    // Upright without being turned.
    expect({ width, height, orientation: orientation ?? 1 }).toEqual({
      width: 240,
      height: 300,
      orientation: 1,
    });
    expect(await stored('picture.exe')).toEqual(png);
    expect((await stored('drawing.svg')).toString()).toBe(svg);
    const { hash } = await product.sandbox.db
      .selectFrom('claim_attachments')
      .select('hash')
      .where('file_name', '=', 'drawing.svg')
      .executeTakeFirstOrThrow();
    const tab = await page.context().newPage();
    // It is opened as a separate document, or offered as a download.
    await tab.goto(`/api/v3/claim/attachment/${hash}/drawing.svg`).catch(() => null);
    expect(await tab.evaluate(() => document.documentElement.id)).not.toBe('ran');
  },
);

test(
  'what is refused by type, size or number is refused at once, and a photo that could not be prepared leaves the others alone and can be tried again',
  { tags: 'matrix' },
  async () => {
    const page = await openDescription();
    const slow = Promise.withResolvers<void>();
    await page.route('**/redrawPhoto*', async (route) => {
      await slow.promise;
      await route.abort();
    });
    const photo = Buffer.concat([
      await pixels({ width: 30, height: 20, sigma: 90 }).png().toBuffer(),
      Buffer.alloc(10_000_000),
    ]);
    const others = Array.from({ length: 10 }, (_, place) => file(`part${place}.bin`, `part ${place}`));
    await chooseOnDisk(page, [
      { name: 'slow.png', buffer: photo },
      file('empty.txt', ''),
      file('large.pdf', Buffer.alloc(10_100_000)),
      file('apple.heic', 'not a picture'),
      ...others,
    ]);
    await row(page, 'slow.png').getByText('The photo is being made smaller…').waitFor();
    await row(page, 'empty.txt').getByText('This file is empty.').waitFor();
    await row(page, 'large.pdf')
      .getByText(/^This file has 10\.1 MB; at most 10 MB can be sent/)
      .waitFor();
    await row(page, 'apple.heic')
      .getByText(/^This browser cannot read HEIC photos/)
      .waitFor();
    await dialog(page)
      .getByText(/^At most 10 files.*part9\.bin/)
      .waitFor();
    slow.resolve();
    await arrived(page, 9);
    await row(page, 'slow.png').getByText('It was not added. Try again.').waitFor();
    await page.unroute('**/redrawPhoto*');
    await page.getByRole('button', { name: 'Send slow.png again' }).click();
    await arrived(page, 10);
    await row(page, 'slow.jpg')
      .getByText(/^Made smaller, from/)
      .waitFor();
    expectComplaints(/ERR_FAILED/);
  },
);

/** Calls `begun` with the number of each upload that the page begins to send, from 1. */
async function countUploads(page: Page, begun: (count: number) => Promise<void> | void): Promise<void> {
  let count = 0;
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['content-type']?.startsWith('multipart/')) await begun((count += 1));
    await route.fallback();
  });
}
/** How often the distributor has each of these files. */
const copies = async (names: readonly string[]) => {
  const found = await product.sandbox.db
    .selectFrom('claim_attachments')
    .select('file_name')
    .where('file_name', 'in', names)
    .execute();
  return names.map((name) => found.filter(({ file_name }) => file_name === name).length);
};

test(
  'ten files while the browser has no connection: all wait for it and arrive whole; what the back end refused is sent again',
  { tags: 'matrix' },
  async () => {
    const page = await openDescription();
    const names = Array.from({ length: 10 }, (_, place) => `part${place}.bin`);
    await countUploads(page, async (count) => {
      if (count === 3) await page.context().setOffline(true);
      if (count === 5) await product.breakNext('uploadClaimAttachment', { kind: 'status', status: 500 });
    });
    await chooser(page).setInputFiles(names.map((name) => file(name, name.repeat(20_000))));
    const again = page.getByRole('button', { name: /^Send .* again$/ });
    await row(page, 'part2.bin').getByText('No connection. It is sent as soon as there is one.').waitFor();
    await arrived(page, 2);
    expect(await again.count()).toBe(0);
    await page.context().setOffline(false);
    await arrived(page, 9);
    await again.click();
    await arrived(page, 10);
    for (const name of names) expect((await stored(name)).toString()).toBe(name.repeat(20_000));
    expectComplaints(/ERR_INTERNET_DISCONNECTED|500|GraphQL|Relay/);
  },
);

test('DAY-113: files whose connection breaks while the browser says that it is online are sent again without a press, say so, and are stored once, also if the answer was lost', async () => {
  const page = await openDescription(connection.url);
  const names = Array.from({ length: 5 }, (_, place) => `cut${place}.bin`);
  const contents = names.map((name) => name.repeat(200_000));
  await countUploads(page, (count) => {
    if (count === 2) connection.cut();
  });
  await chooser(page).setInputFiles(names.map((name, place) => file(name, contents[place] ?? '')));
  await row(page, 'cut1.bin').getByText('No answer. Trying again…').waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  connection.repair();
  await arrived(page, 5);
  expect(await copies(names)).toEqual([1, 1, 1, 1, 1]);
  for (const [place, name] of names.entries()) expect((await stored(name)).toString()).toBe(contents[place]);

  await page.unrouteAll();
  await countUploads(page, (count) => {
    if (count === 1) connection.loseAnswers();
  });
  await chooser(page).setInputFiles([file('lost.bin', 'lost'), file('next.bin', 'next')]);
  await row(page, 'lost.bin').getByText('No answer. Trying again…').waitFor();
  expect(await copies(['lost.bin'])).toEqual([1]);
  connection.repair();
  await arrived(page, 7);
  expect(await copies(['lost.bin', 'next.bin'])).toEqual([1, 1]);
  expectComplaints(/ERR_|WebSocket|EventSource/);
});

test('DAY-113: a file whose answer the back end lost is sent again with a press, and the form says no more than that', async () => {
  const page = await openDescription();
  await product.breakNext('uploadClaimAttachment', { kind: 'lost' });
  await chooser(page).setInputFiles([file('lost-behind.bin', 'lost')]);
  await row(page, 'lost-behind.bin').getByText('It was not added. Try again.').waitFor();
  await page.getByRole('button', { name: 'Send lost-behind.bin again' }).click();
  await arrived(page, 1);
  expectComplaints(/GraphQL|Relay/);
});

test('DAY-114: files that failed are sent again by one press; a back end that is unavailable for a moment is asked again', async () => {
  const page = await openDescription();
  const refused = ['refused0.bin', 'refused1.bin'];
  const fault = { kind: 'status', body: { messages: ['Not this one.'] } } as const;
  await product.breakNext('uploadClaimAttachment', { ...fault, status: 400, times: 2 });
  await chooser(page).setInputFiles(refused.map((name) => file(name, name)));
  const all = page.getByRole('button', { name: 'Send failed files again' });
  await all.waitFor();
  for (const name of refused) await row(page, name).getByText('Not this one.').waitFor();
  expect(await copies(refused)).toEqual([0, 0]);
  await product.breakNext('uploadClaimAttachment', { ...fault, status: 503 });
  await all.click();
  await arrived(page, 2);
  expect(await copies(refused)).toEqual([1, 1]);
  // The button is gone; the keyboard goes on at the choice of files.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Choose files');
  expectComplaints(/400|503|GraphQL|Relay/);
});

test('CLM-29 CLM-39 CLM-40 GAP-133: one bad file does not lose the others; each can be tried again or taken away', async () => {
  // A failure that may pass is tried again for 13 seconds first.
  const refused = { kind: 'status', status: 400, body: { messages: ['Not this one.'] } } as const;
  const page = await openDescription();
  await dialog(page).getByText('0 of 10 files, 10 MB each.').waitFor();
  await product.breakNext('uploadClaimAttachment', refused);
  await chooseOnDisk(page, [
    file('first.bin', 'first'),
    file('empty.bin', Buffer.alloc(0)),
    file('IMG_1.heic', 'not a picture'),
    file('large.bin', Buffer.alloc(10_000_001)),
    file('second.bin', 'second'),
  ]);
  await dialog(page).getByText('This file is empty.').waitFor();
  await dialog(page)
    .getByText(/^This browser cannot read HEIC photos/)
    .waitFor();
  await dialog(page)
    .getByText(/^This file has 10\.1 MB; at most 10 MB can be sent/)
    .waitFor();
  await page.getByRole('button', { name: 'Remove second.bin' }).waitFor();
  // Nothing is left out without a word.
  await page.getByRole('textbox', { name: 'Description' }).fill('Not needed');
  await page.getByRole('button', { name: 'Next' }).click();
  await dialog(page)
    .getByText(/^Some files were not added/)
    .waitFor();
  await page.getByRole('textbox', { name: 'Description' }).waitFor();
  await page.getByRole('button', { name: 'Send first.bin again' }).click();
  await dialog(page).getByText('2 of 10 files, 10 MB each.').waitFor();
  await page.getByRole('button', { name: 'Remove second.bin' }).click();
  await dialog(page).getByText('1 of 10 files, 10 MB each.').waitFor();
  await expect
    .poll(async () =>
      (
        await product.sandbox.db
          .selectFrom('claim_attachments')
          .select('file_name')
          .where('item_id', 'is', null)
          .where('file_name', 'in', ['first.bin', 'empty.bin', 'IMG_1.heic', 'large.bin', 'second.bin'])
          .execute()
      ).map(({ file_name }) => file_name),
    )
    .toEqual(['first.bin']);

  // By keyboard alone the focus goes on at the choice of files.
  await product.breakNext('uploadClaimAttachment', refused);
  await chooser(page).setInputFiles([file('again.bin', 'again'), file('none.bin', '')]);
  const choice = page.getByRole('button', { name: 'Choose files' });
  const isChoiceFocused = () => choice.evaluate((element) => element === document.activeElement);
  await page.getByRole('button', { name: 'Send again.bin again' }).waitFor();
  await choice.focus();
  for (const name of ['Send again.bin again', 'Remove again.bin', 'Remove none.bin']) {
    if (name === 'Remove again.bin') await arrived(page, 2);
    await tabTo(page, name, 'button');
    await page.keyboard.press('Enter');
    await expect.poll(isChoiceFocused).toBe(true);
  }
  await arrived(page, 1);
  for (const name of ['again.bin', 'none.bin']) expect(await row(page, name).count()).toBe(0);
  expectComplaints(/400|GraphQL|Relay/);
});
