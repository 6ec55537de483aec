/** Bytes of files that are read between two collections. */
const interval = 16 * 1024 * 1024;

let read = 0;

/**
 * Counts the bytes of a piece of a file, and collects the pieces that were passed on. V8 leaves up to 64 MB of buffers
 * uncollected because they are not on its heap; a collection of young objects frees them. It takes 1 to 5 ms, and longer
 * where no processor is idle.
 * Does nothing where node was started without --expose-gc.
 */
export function freePieces(bytes: number): void {
  read += bytes;
  if (read < interval) return;
  read = 0;
  globalThis.gc?.({ type: 'minor' });
}
