/** Milliseconds after which it no longer waits: a page in the background draws no frames. */
const longest = 100;

/** Resolves once the frame is drawn that shows what was done just now. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longest);
  });
}
