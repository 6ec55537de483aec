/** Twice the size that `FileRow` shows, for dense screens. */
const previewHeight = 80;

/**
 * A small copy of a picture, read outside of the page's thread: an element that shows a large photo itself stops the page
 * for a second.
 *
 * @returns its address, which the caller revokes
 */
export async function toPreview(picture: File): Promise<string> {
  try {
    const small = await createImageBitmap(picture, { resizeHeight: previewHeight, resizeQuality: 'medium' });
    const canvas = new OffscreenCanvas(small.width, small.height);
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(small);
    return URL.createObjectURL(await canvas.convertToBlob());
  } catch {
    // Drawings are read by an element alone.
    return URL.createObjectURL(picture);
  }
}
