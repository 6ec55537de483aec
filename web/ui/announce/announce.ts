import { visuallyHidden } from './visuallyHidden.ts';

const id = 'announcer';

/** Milliseconds within which texts become one message: most texts that an action leads to. */
const gathers = 150;
/** Milliseconds within which a message is said after the one before, instead of in its place. */
const lasts = 500;

let waiting: string[] = [];
let lastSaid = 0;

/**
 * Announces a text to screen readers, once and politely, without moving the focus, even while a dialog or popover is open.
 * Texts that come within 150 ms become one message; a text that is repeated later is announced again.
 *
 * @example
 * if (payload) announce(t('COMMENT.ADDED'));
 */
export function announce(text: string): void {
  startAnnouncer();
  if (!waiting.includes(text)) waiting.push(text);
  setTimeout(say, gathers);
}

function say(): void {
  if (waiting.length === 0) return;
  const region = startAnnouncer();
  const line = document.createElement('p');
  line.textContent = toSentences(waiting);
  waiting = [];
  const now = Date.now();
  if (now - lastSaid > lasts) region.replaceChildren();
  lastSaid = now;
  region.append(line);
}

/**
 * Joins texts into sentences, so that a voice pauses between them; empty ones are left out.
 *
 * @example
 * announce(toSentences([t('FORM.SAVED', { name }), sendPassword ? t('ACCOUNT.PASSWORD.SENT', { email }) : null]));
 */
export const toSentences = (texts: readonly (string | null | undefined)[]): string =>
  texts.reduce<string>((before, text) => {
    if (!text) return before;
    if (before === '') return text;
    return `${before}${/[.!?…:]$/.test(before) ? '' : '.'} ${text}`;
  }, '');

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

/** Discards texts that were not announced yet, and removes the region. */
export function stopAnnouncer(): void {
  waiting = [];
  document.getElementById(id)?.remove();
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
