/** Milliseconds within which a page that is being left is gone, unless its link was a download. */
const mostMs = 5000;
let leftAt = -mostMs;
// The log-in page is drawn by the build, too, where there is no window.
if (typeof window !== 'undefined')
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });

/**
 * Waits before a failure is reported while the page is being left: Firefox ends the page's calls as soon as another address
 * is asked for, and shows the page until that answers. The user would read that the connection is gone.
 */
export async function awaitLeaving(): Promise<void> {
  const left = leftAt + mostMs - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
