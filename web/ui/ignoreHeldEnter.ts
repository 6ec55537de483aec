/**
 * Keeps a held Enter from pressing again. Where a row goes by its button, the focus moves to the next row: the repeats of one
 * press would do something to it.
 */
export function ignoreHeldEnter(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
