/** Marks the element around the rows of a list that is kept up to date. */
export const liveListAttribute = 'data-live-list';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const textFields = 'input, textarea, select, [contenteditable="true"]';

/** Whether a dialog, a menu or a list of choices is open. */
const isOverlayOpen = (): boolean => document.querySelector(overlays) !== null;

/** Whether the user is about to act on a row: its place must not change under the pointer, the focus or a choice. */
export function isHandOnList(): boolean {
  const list = document.querySelector(`[${liveListAttribute}]`);
  if (!list) return false;
  return (
    isOverlayOpen() ||
    list.contains(document.activeElement) ||
    list.querySelector('input:checked') !== null ||
    // The last place that was tapped on a touch screen counts as hovered for ever.
    (matchMedia('(hover: hover)').matches && list.matches(':hover'))
  );
}

/**
 * Whether the user is writing, or decides something in a dialog: the page must not move. In an empty field nothing is
 * written: the focus stays in that of comments after one was sent.
 */
export function isHandOnPage(): boolean {
  const active = document.activeElement;
  const isEmpty = active instanceof HTMLTextAreaElement && active.value === '';
  return isOverlayOpen() || (!isEmpty && active?.matches(`main :is(${textFields})`) === true);
}
