/**
 * Calls a function when the user comes back to this tab, or to its window, which another may cover without hiding it.
 *
 * @returns ends it
 */
export function onReturn(back: () => void): () => void {
  const onChange = () => {
    if (!document.hidden) back();
  };
  document.addEventListener('visibilitychange', onChange);
  addEventListener('focus', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('focus', onChange);
  };
}
