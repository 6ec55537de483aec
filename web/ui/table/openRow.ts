import type { MouseEvent } from 'react';

const controls = 'a, button, input, label, select, textarea, summary, [role="button"]';

/** Attribute of the part of a row whose link is the row's. */
export const rowLink = { 'data-row-link': '' };
/** Attribute of each other part of a row. */
export const rowPart = { 'data-row-part': '' };

/**
 * Follows the link of a row for a click anywhere in it (DAY-81), with Ctrl and Shift as on the link itself. A click on a
 * control, next to one in the same part of the row, or at the end of selecting text is not for the row.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  // What a row opens over the page is not in it.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  const part = target.closest('[data-row-part]');
  if (part?.querySelector(controls) || target.closest(controls)) return;
  if (getSelection()?.isCollapsed === false) return;
  currentTarget
    .querySelector('[data-row-link] a')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}
