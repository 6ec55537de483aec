import type { KeyboardEvent } from 'react';

/**
 * Keeps a held Enter from pressing a button again. Where a row goes by its button, the focus moves to the next row's: the
 * repeats of one press would take away one row after another.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
