import type { ClipboardEvent } from 'react';

/**
 * The value of a field after lines were pasted, with semicolons between them: a browser would write the numbers of a list as
 * one. Null for anything else that is pasted, which the browser takes.
 */
export function pasteLines(event: ClipboardEvent<HTMLInputElement>): string | null {
  const lines = event.clipboardData
    .getData('text/plain')
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return null;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  return value.slice(0, selectionStart ?? 0) + lines.join('; ') + value.slice(selectionEnd ?? 0);
}
