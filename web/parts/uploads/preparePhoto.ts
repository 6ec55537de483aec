import Compressor from 'compressorjs';

/** A photo's longest side after it was made smaller, in pixels, and the quality of the JPEG: the second is the last try. */
const sizes = [
  { side: 4000, quality: 0.85 },
  { side: 2400, quality: 0.7 },
];

/**
 * Makes a photo smaller, or a JPEG of one in Apple's format where the browser can read it. The picture stays upright.
 * What the camera wrote into the file, the position included, is not in the new one.
 *
 * @returns null if the browser cannot read it as a picture
 */
export async function preparePhoto(file: File, maxBytes: number): Promise<File | null> {
  for (const { side, quality } of sizes) {
    const smaller = await toJpeg(file, side, quality);
    if (smaller === null || smaller.size <= maxBytes) return smaller;
  }
  return null;
}

function toJpeg(file: File, side: number, quality: number): Promise<File | null> {
  return new Promise((resolve) => {
    // It does its work itself: there is nothing to keep of it.
    // oxlint-disable-next-line no-new
    new Compressor(file, {
      maxWidth: side,
      maxHeight: side,
      quality,
      mimeType: 'image/jpeg',
      strict: false,
      success: (photo) =>
        resolve(
          new File([photo], file.name.replace(/\.[^.]*$/, '') + '.jpg', {
            type: photo.type,
            lastModified: file.lastModified,
          }),
        ),
      error: () => resolve(null),
    });
  });
}
