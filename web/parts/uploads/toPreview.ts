import { isTooLarge } from './pixelsOf.ts';

/** Twice the size that `FileRow` shows, for dense screens. */
const previewHeight = 80;

/** An address that no element can draw. */
const noPicture = 'data:,';

/**
 * A small copy of a picture, read outside of the page's thread: an element that shows a large photo itself stops the page
 * for a second.
 *
 * @returns its address, which the caller revokes; one that cannot be drawn for a picture of too many pixels
 */
export async function toPreview(picture: File): Promise<string> {
  if (await isTooLarge(picture.stream())) return noPicture;
  try {
    const small = await createImageBitmap(picture, { resizeHeight: previewHeight, resizeQuality: 'medium' });
    const canvas = new OffscreenCanvas(small.width, small.height);
    // Drawn: a bitmap that is handed over lies as the camera wrote it.
    canvas.getContext('2d')?.drawImage(small, 0, 0);
    return URL.createObjectURL(await canvas.convertToBlob());
  } catch {
    // Drawings are read by an element alone.
    return URL.createObjectURL(picture);
  }
}
