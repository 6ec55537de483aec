/** Milliseconds after which it stops waiting: a page in the background paints no frames. */
const longest = 100;

/** Resolves once the browser has painted the frame with the latest changes. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longest);
  });
}
