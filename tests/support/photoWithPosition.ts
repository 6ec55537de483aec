import sharp from 'sharp';

/** Width and height of the photo as it is stored. */
export const photoSize = { width: 64, height: 48 };

/**
 * A JPEG as a phone held upright writes it: stored lying, with its orientation, and with the place where it was taken, in
 * Exif or as `xmp`. Red fades to black, so that the picture tells which way up it is.
 */
export async function photoWithPosition({ isInXmp = false } = {}): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = photoSize;
  const pixels = Buffer.alloc(width * height * 3);
  for (let place = 0; place < width * height; place += 1) pixels[place * 3] = 255 - (place % width) * 4;
  const photo = sharp(pixels, { raw: { ...photoSize, channels: 3 } })
    .jpeg()
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 });
  const described = isInXmp
    ? photo.withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="59,26.2N" exif:GPSLongitude="24,45.1E"/></rdf:RDF></x:xmpmeta>',
      )
    : photo.withExifMerge({
        IFD0: { Make: 'Acme' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '59/1 26/1 1234/100',
          GPSLongitudeRef: 'E',
          GPSLongitude: '24/1 45/1 0/1',
        },
      });
  return Buffer.from(await described.toBuffer());
}
