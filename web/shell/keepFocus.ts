import { afterPaint } from '../ui/loading/afterPaint.ts';
import { nameOfRow, rowParts } from '../ui/list/nameOfRow.ts';

/**
 * What takes the focus in place of a control that has gone: no field of text, which would open a phone's keyboard, and nothing
 * that calls or writes to somebody at the next Enter.
 */
const controls =
  'a[href]:not([href^="tel:"], [href^="mailto:"]), button:not(:disabled), select:not(:disabled), summary, input:is([type=checkbox], [type=radio]):not(:disabled)';

/** Where a control was: next to these nodes, in this one. */
type Place = { parent: Node; before: Node | null; after: Node | null };

/**
 * Keeps the focus near its place when the control that has it is removed or disabled: a browser would begin again at the top
 * of the document. What moves the focus itself, as a dialog that closes, comes first.
 */
export function keepFocus(): void {
  let focused: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
  };
  // Some browsers say it before they remove the control.
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && focused && !isLost(focused)) focused = null;
    });
  const observer = new MutationObserver((records) => {
    if (!focused || !isLost(focused)) return;
    const place = placeOf(focused, records);
    focused = null;
    if (!place) return;
    void afterPaint().then(() => {
      if (hasFocus()) return;
      const heir = controlNear(place);
      heir?.focus({ preventScroll: true });
      // Who uses a pointer goes on where it is; who uses the keyboard sees where the focus is.
      if (heir?.matches(':focus-visible')) heir.scrollIntoView({ block: 'nearest' });
    });
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');
// A control that is disabled keeps the focus for a moment.
const hasFocus = (): boolean => {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && !isLost(activeElement);
};

function placeOf(element: Element, records: readonly MutationRecord[]): Place | null {
  if (element.isConnected) {
    const { parentNode, previousSibling, nextSibling } = element;
    return parentNode && { parent: parentNode, before: previousSibling, after: nextSibling };
  }
  let at: Node = element;
  let place: Place = { parent: document.body, before: null, after: null };
  // A part may have been removed from another that was removed after it.
  for (const { removedNodes, target, previousSibling, nextSibling } of records) {
    if (![...removedNodes].some((node) => node.contains(at))) continue;
    place = { parent: target, before: previousSibling, after: nextSibling };
    at = target;
  }
  return place;
}

/**
 * The next control after a place, else the one before it, in its surroundings; the page's heading without either.
 */
function controlNear({ parent, before, after }: Place): HTMLElement | null {
  for (let node = after; node; node = node.nextSibling) {
    const [first] = controlsIn(node);
    if (first) return heirIn(node, first);
  }
  for (let node = before; node; node = node.previousSibling) {
    const last = controlsIn(node).at(-1);
    if (last) return heirIn(node, last);
  }
  const isWhole = parent === document.body || (parent instanceof Element && parent.matches('main'));
  if (isWhole || !parent.parentNode) return document.querySelector('h1');
  return controlNear({
    parent: parent.parentNode,
    before: parent.previousSibling,
    after: parent.nextSibling,
  });
}

/** A control next to the place, or in a row next to it; instead of a button of such a row, the row's name. */
const heirIn = (node: Node, control: HTMLElement): HTMLElement =>
  control.matches('button') && node instanceof HTMLElement && node.matches(rowParts)
    ? nameOfRow(node)
    : control;

const controlsIn = (node: Node): HTMLElement[] =>
  node instanceof HTMLElement && node.isConnected
    ? [node, ...node.querySelectorAll<HTMLElement>(controls)].filter(
        (element) => element.matches(controls) && element.tabIndex >= 0 && element.checkVisibility(),
      )
    : [];
