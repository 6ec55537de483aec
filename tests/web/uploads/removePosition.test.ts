import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoWithPosition } from '../../support/photoWithPosition.ts';
import { removePosition } from '../../../web/parts/uploads/removePosition.ts';

const remove = async (content: BlobPart) => {
  const cleaned = await removePosition(new File([content], 'IMG_1.JPG', { type: 'image/jpeg' }));
  return cleaned && Buffer.from(await cleaned.arrayBuffer());
};
const pixels = (photo: Buffer) => sharp(photo).raw().toBuffer();

test.each([{ isInXmp: false }, { isInXmp: true }])(
  'a JPEG keeps its picture, colours and orientation without its position (in XMP: $isInXmp)',
  async (options) => {
    const photo = await photoWithPosition(options);
    const cleaned = await remove(photo);
    if (!cleaned) throw new Error('unchanged');
    const { exif, xmp, icc, orientation } = await sharp(cleaned).metadata();
    expect(orientation).toBe(6);
    expect(xmp).toBeUndefined();
    expect(icc).toEqual((await sharp(photo).metadata()).icc);
    // Room for the orientation alone.
    expect(exif?.length).toBe(32);
    expect(await pixels(cleaned)).toEqual(await pixels(photo));
    expect(await remove(cleaned)).toBeNull();
  },
);

test('further pictures in the file go with the position', async () => {
  const photo = await photoWithPosition();
  const cleaned = await remove(Buffer.concat([photo, await photoWithPosition({ isInXmp: true })]));
  expect(cleaned).toEqual(await remove(photo));
});

test('a progressive JPEG and one written as big-endian Exif are read too', async () => {
  const exif = Buffer.from(
    '45786966000' +
      '04d4d002a00000008' +
      '0002' +
      '011200030000000100030000' +
      '8825000400000001000000260000000000',
    'hex',
  );
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  const progressive = await sharp(await photoWithPosition())
    .jpeg({ progressive: true })
    .toBuffer();
  const cleaned = await remove(
    Buffer.concat([progressive.subarray(0, 2), head, exif, progressive.subarray(2)]),
  );
  if (!cleaned) throw new Error('unchanged');
  expect((await sharp(cleaned).metadata()).orientation).toBe(3);
  expect(await pixels(cleaned)).toEqual(await pixels(progressive));
});

test('a photo without a position, another format and a damaged file stay as they are', async () => {
  const photo = await photoWithPosition();
  expect(
    await remove(
      await sharp(photo)
        .withExif({ IFD0: { Make: 'Acme' } })
        .toBuffer(),
    ),
  ).toBeNull();
  expect(await remove(await sharp(photo).gif().toBuffer())).toBeNull();
  expect(await remove('text')).toBeNull();
  expect(await remove(photo.subarray(0, 8))).toBeNull();
});

test('a photo that ends early loses its position as well', async () => {
  const photo = await photoWithPosition();
  expect(photo.includes('Acme')).toBe(true);
  const cleaned = await remove(photo.subarray(0, -40));
  expect(cleaned?.includes('Acme')).toBe(false);
});

test.each(['png', 'webp'] as const)(
  'a %s keeps its picture and orientation without its position',
  async (format) => {
    const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: '#246' } });
    const photo = await picture
      .withExif({
        IFD0: { Make: 'Acme' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 26/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    const before = await sharp(photo).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes('Acme')).toBe(true);
    const cleaned = await remove(photo);
    if (!cleaned) throw new Error('unchanged');
    const { exif, orientation } = await sharp(cleaned).metadata();
    expect(orientation).toBe(6);
    // Room for the orientation alone.
    expect(exif?.length).toBeLessThanOrEqual(32);
    expect(await pixels(cleaned)).toEqual(await pixels(photo));
    expect(await remove(cleaned)).toBeNull();
  },
);

test.each(['png', 'webp'] as const)('a %s without a position stays as it is', async (format) => {
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: '#246' } });
  const exif = { IFD0: { Copyright: 'Garage' } };
  expect(await remove(await picture.withExif(exif).toFormat(format).toBuffer())).toBeNull();
});
