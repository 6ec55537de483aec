/**
 * Makes a photo smaller, or a JPEG of one in Apple's format where the browser can read it. The picture stays upright.
 * What the camera wrote into the file, the position included, is not in the new one. A worker does it: a large photo takes
 * seconds, in which the page would not answer.
 *
 * @returns null if the browser cannot read it as a picture
 */
export async function preparePhoto(file: File, maxBytes: number): Promise<File | null> {
  const worker = new Worker(new URL('./redrawPhoto.ts', import.meta.url), { type: 'module' });
  try {
    const photo = await new Promise<Blob | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker could not be loaded.')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ photo: file, maxBytes });
    });
    const name = file.name.replace(/\.[^.]*$/, '') + '.jpg';
    return photo && new File([photo], name, { type: photo.type, lastModified: file.lastModified });
  } finally {
    worker.terminate();
  }
}
