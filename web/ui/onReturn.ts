/** A browser tells of one return by two events, milliseconds apart. */
const oneReturnMs = 500;

/**
 * Calls a function once each time the user comes back to this tab, or to its window, which another may cover without hiding it.
 *
 * @returns ends it
 */
export function onReturn(back: () => void): () => void {
  let last = -Infinity;
  const onChange = () => {
    if (document.hidden || Date.now() - last < oneReturnMs) return;
    last = Date.now();
    back();
  };
  document.addEventListener('visibilitychange', onChange);
  addEventListener('focus', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('focus', onChange);
  };
}
