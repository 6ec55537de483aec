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
const noise = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(bytes, name),
});

test('a photo within the limit arrives with its picture and orientation and without its position, and says so', async () => {
  const page = await openDescription();
  const photo = await photoWithPosition();
  await chooser(page).setInputFiles({ name: 'IMG_7.JPG', mimeType: 'image/jpeg', buffer: photo });
  await row(page, 'IMG_7.JPG').getByText('Where it was taken is no longer in the file.').waitFor();
  const content = await stored('IMG_7.JPG');
  const { exif, orientation, width, height } = await sharp(content).metadata();
  expect({ orientation, width, height }).toEqual({ orientation: 6, ...photoSize });
  // The tag of the position's directory, in both byte orders.
  for (const tag of ['8825', '2588']) expect(exif?.includes(Buffer.from(tag, 'hex'))).toBe(false);
  expect(await sharp(content).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
});

test('a file that could not be prepared leaves those after it alone, and can be tried again', async () => {
  const page = await openDescription();
  await page.route('**/preparePhoto*', (route) => route.abort());
  const photo = await sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();
  expect(photo.length).toBeGreaterThan(10_000_000);
  await chooser(page).setInputFiles([
    { name: 'large.png', mimeType: 'image/png', buffer: photo },
    noise('after.bin', 10),
  ]);
  await arrived(page, 1);
  await row(page, 'large.png').getByText('It did not arrive. Try again.').waitFor();
  await page.unroute('**/preparePhoto*');
  await page.getByRole('button', { name: 'Send large.png again' }).click();
  await arrived(page, 2);
  await row(page, 'large.jpg')
    .getByText(/^Made smaller, from/)
    .waitFor();
  expectComplaints(/ERR_FAILED/);
});
