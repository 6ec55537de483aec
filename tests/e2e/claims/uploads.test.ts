import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoSize, photoWithPosition } from '../../support/photoWithPosition.ts';
import { expectComplaints } from '../support/openPage.ts';
import { dialog, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findLine, takeLine, type BoughtLine } from './claimParts.ts';

let product: Product;
let line: BoughtLine;
beforeAll(async () => {
  product = await startProduct();
  line = await findLine(product);
});
afterAll(() => product.close());

/** Step 2 of the wizard, where files are chosen. */
async function openDescription(): Promise<Page> {
  const page = await openScreen(product, '/claims/new/return');
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

test('a photo within the limit arrives with its picture and orientation and without its position, and says so', async () => {
  const page = await openDescription();
  const photo = await photoWithPosition();
  await chooser(page).setInputFiles({ name: 'IMG_7.JPG', mimeType: 'image/jpeg', buffer: photo });
  await row(page, 'IMG_7.JPG').getByText('The location has been removed from the file.').waitFor();
  const content = await stored('IMG_7.JPG');
  const { exif, orientation, width, height } = await sharp(content).metadata();
  expect({ orientation, width, height }).toEqual({ orientation: 6, ...photoSize });
  // The tag of the position's directory, in both byte orders.
  for (const tag of ['8825', '2588']) expect(exif?.includes(Buffer.from(tag, 'hex'))).toBe(false);
  expect(await sharp(content).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
});

test('a file that could not be prepared leaves those after it alone, and can be tried again', async () => {
  const page = await openDescription();
  await page.route('**/redrawPhoto*', (route) => route.abort());
  const photo = await pixels({ width: 3000, height: 2000, sigma: 90 }).png().toBuffer();
  expect(photo.length).toBeGreaterThan(10_000_000);
  await chooser(page).setInputFiles([
    { name: 'large.png', mimeType: 'image/png', buffer: photo },
    file('after.bin', 'after'),
  ]);
  await arrived(page, 1);
  await row(page, 'large.png').getByText('It did not arrive. Try again.').waitFor();
  await page.unroute('**/redrawPhoto*');
  await page.getByRole('button', { name: 'Send large.png again' }).click();
  await arrived(page, 2);
  await row(page, 'large.jpg')
    .getByText(/^Made smaller, from/)
    .waitFor();
  expectComplaints(/ERR_FAILED/);
});

test('what is refused by type, size or number is refused at once, takes no place, and does not wait for a slow photo before it', async () => {
  const page = await openDescription();
  const slow = Promise.withResolvers<void>();
  await page.route('**/redrawPhoto*', async (route) => {
    await slow.promise;
    await route.fallback();
  });
  const photo = await pixels({ width: 3000, height: 2000, sigma: 90 }).png().toBuffer();
  const others = Array.from({ length: 10 }, (_, place) => file(`part${place}.bin`, `part ${place}`));
  await chooser(page).setInputFiles([
    { name: 'slow.png', mimeType: 'image/png', buffer: photo },
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
  await dialog(page).getByText('At most 10 files: 1 were left out.').waitFor();
  slow.resolve();
  await arrived(page, 10);
});

test('ten files over a line that breaks: those not begun wait, one that failed is sent again, and all arrive whole', async () => {
  const page = await openDescription();
  const names = Array.from({ length: 10 }, (_, place) => `part${place}.bin`);
  let sent = 0;
  // The line breaks with the third file under way, and the back end refuses the fifth.
  await page.route('**/graphql', async (route) => {
    if (!route.request().headers()['content-type']?.startsWith('multipart/')) return route.fallback();
    sent += 1;
    if (sent === 3) {
      await page.context().setOffline(true);
      return route.abort('internetdisconnected');
    }
    if (sent === 4) await product.breakNext('uploadClaimAttachment', { kind: 'status', status: 500 });
    return route.fallback();
  });
  await chooser(page).setInputFiles(names.map((name) => file(name, name.repeat(20_000))));
  const again = page.getByRole('button', { name: /^Send .* again$/ });
  await row(page, 'part3.bin').getByText('No connection. It is sent as soon as there is one.').waitFor();
  await arrived(page, 2);
  await expect.poll(() => again.count()).toBe(1);
  await page.context().setOffline(false);
  await arrived(page, 8);
  await expect.poll(() => again.count()).toBe(2);
  await again.first().click();
  await again.first().click();
  await arrived(page, 10);
  for (const name of names) expect((await stored(name)).toString()).toBe(name.repeat(20_000));
  expectComplaints(/ERR_INTERNET_DISCONNECTED|500|GraphQL|Relay/);
});

test('what is chosen by name, kind and size: converted, refused or sent as it is, and never run', async () => {
  const page = await openDescription();
  // The page would not answer while it redraws a photo.
  await page.evaluate(() => (HTMLCanvasElement.prototype.getContext = () => null));
  const png = await pixels({ width: 20, height: 20, sigma: 10 }).png().toBuffer();
  const large = await pixels({ width: 3000, height: 2400, sigma: 120 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(10_000_000);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>document.documentElement.id = "ran"</script></svg>';
  await chooser(page).setInputFiles([
    file('turned.jpg', large, 'image/jpeg'),
    file('picture.exe', png),
    file('drawing.svg', svg, 'image/svg+xml'),
    file('empty.txt', ''),
    file('large.pdf', Buffer.alloc(10_100_000)),
    file('apple.heic', 'not a picture'),
  ]);
  for (const [name, text] of [
    ['turned.jpg', /^Made smaller, from/],
    ['empty.txt', 'This file is empty.'],
    ['large.pdf', /^This file has 10\.1 MB; at most 10 MB can be sent/],
    ['apple.heic', /^This browser cannot read HEIC photos/],
  ] as const)
    await row(page, name).getByText(text).waitFor();
  await arrived(page, 3);
  const { width, height, orientation } = await sharp(await stored('turned.jpg')).metadata();
  // Upright without being turned.
  expect({ width, height, orientation: orientation ?? 1 }).toEqual({
    width: 2400,
    height: 3000,
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
});

test('CLM-39 CLM-40 GAP-133: one bad file does not lose the others; each can be tried again or taken away', async () => {
  const page = await openDescription();
  await dialog(page).getByText('0 of 10 files, 10 MB each.').waitFor();
  await product.breakNext('uploadClaimAttachment', { kind: 'status', status: 500 });
  await dialog(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles([
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
  expectComplaints(/500|GraphQL|Relay/);
});

test('a photo above the limit is made smaller in the browser, and says so', async () => {
  const page = await openDescription();
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
  await dialog(page)
    .getByText(
      /^Made smaller, from \d+(\.\d)? MB to \d(\.\d)? MB\. The location has been removed from the file\.$/,
    )
    .waitFor();
  const { content } = await product.sandbox.db
    .selectFrom('claim_attachments')
    .select('content')
    .where('file_name', '=', 'defect.jpg')
    .executeTakeFirstOrThrow();
  expect(content.length).toBeLessThan(10_000_000);
  expect(content.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});
