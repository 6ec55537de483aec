/** A photo's longest side after it was made smaller, in pixels, and the quality of the JPEG: the second is the last try. */
const sizes = [
  { side: 4000, quality: 0.85 },
  { side: 2400, quality: 0.7 },
];

/**
 * The worker of `preparePhoto`: redraws the photo of a message `{ photo, maxBytes }`, and answers with a JPEG. The answer is
 * null if the browser cannot read the photo, or if it stays too large.
 */
addEventListener('message', ({ data }: MessageEvent<{ photo: Blob; maxBytes: number }>) => {
  redraw(data.photo, data.maxBytes)
    .catch(() => null)
    .then(postMessage);
});

async function redraw(photo: Blob, maxBytes: number): Promise<Blob | null> {
  // It is upright.
  const picture = await createImageBitmap(photo);
  for (const { side, quality } of sizes) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    // A JPEG shows what is transparent as black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (smaller.size <= maxBytes) return smaller;
  }
  return null;
}
