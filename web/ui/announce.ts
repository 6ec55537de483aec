import { visuallyHidden } from './visuallyHidden.ts';

const id = 'announcer';

/** Milliseconds within which texts are said one after the other, instead of the last alone. */
const together = 500;

let lastSaid = 0;

/**
 * Says a text through a screen reader, once and politely, without moving the focus, also while a dialog or a popover is open:
 * its region is one that no modal hides. The same text is said again when it comes again later.
 */
export function announce(text: string): void {
  const region = startAnnouncer();
  const now = Date.now();
  if (now - lastSaid > together) region.replaceChildren();
  lastSaid = now;
  if (region.lastElementChild?.textContent === text) return;
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
}

/** The live region that `announce` speaks through. A screen reader has to know it before there is a text in it. */
export function startAnnouncer(): HTMLElement {
  const present = document.getElementById(id);
  if (present) return present;
  const region = document.createElement('div');
  region.id = id;
  region.setAttribute('role', 'status');
  // Only the new text.
  region.setAttribute('aria-atomic', 'false');
  Object.assign(region.style, visuallyHidden);
  document.body.append(region);
  neverHide(region);
  return region;
}

/**
 * Keeps the part of the body that an element is in from being hidden by modal dialogs and popovers (`aria-hidden`). Fluent's
 * own attribute for it has no effect where the first modal of a page is a popover.
 */
export function neverHide(element: Element | null): void {
  const part = element?.closest('body > *');
  if (!part) return;
  const show = () => part.removeAttribute('aria-hidden');
  show();
  new MutationObserver(show).observe(part, { attributeFilter: ['aria-hidden'] });
}
