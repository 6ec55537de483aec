import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isTooLarge, pixelsOf } from '../../../web/parts/uploads/pixelsOf.ts';
import { photoSize, photoWithPosition } from '../../support/photoWithPosition.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });
const bytesOf = (content: Buffer) => new Uint8Array(content);

test.each([
  ['png', () => picture(30, 20).png()],
  ['gif', () => picture(30, 20).gif()],
  ['jpeg', () => picture(30, 20).jpeg()],
  ['progressive jpeg', () => picture(30, 20).jpeg({ progressive: true })],
  ['webp', () => picture(30, 20).webp()],
  ['webp without loss', () => picture(30, 20).webp({ lossless: true })],
  [
    'webp with Exif',
    () =>
      picture(30, 20)
        .withExif({ IFD0: { Make: 'Acme' } })
        .webp(),
  ],
])('the pixels of a picture are known by its first bytes: %s', async (_, make) => {
  expect(pixelsOf(bytesOf(await make().toBuffer()))).toBe(600);
});

test('a long description of a JPEG is waited for; another file has no size', async () => {
  const photo = bytesOf(await photoWithPosition());
  expect(pixelsOf(photo)).toBe(photoSize.width * photoSize.height);
  expect(pixelsOf(photo.slice(0, 40))).toBeUndefined();
  expect(pixelsOf(bytesOf(Buffer.from('a text and not a picture at all '.repeat(3))))).toBeNull();
});

test('a small file of very many pixels is too large to be drawn, and only its first bytes are read', async () => {
  const content = await picture(12, 12).png().toBuffer();
  expect(await isTooLarge(new Blob([bytesOf(content)]).stream())).toBe(false);
  content.writeUInt32BE(20_000, 16);
  content.writeUInt32BE(20_000, 20);
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytesOf(content)),
    cancel: () => {
      isCancelled = true;
    },
  });
  expect(await isTooLarge(endless)).toBe(true);
  expect(isCancelled).toBe(true);
  expect(await isTooLarge(new Blob(['text']).stream())).toBe(false);
});
