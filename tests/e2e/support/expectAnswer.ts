import type { Page } from 'playwright';
import { expect } from 'vitest';

/** What a user who does not see the page got from it, and where the keyboard is. */
type Answer = {
  /** Whether something was said, the focus moved to something with a name, or what has it changed its own state. */
  isAnswered: boolean;
  isFocusSomewhere: boolean;
  /** Whether at least one of nine points of what has the focus is its own. */
  isFocusUncovered: boolean;
  /** What has been said so far, also after earlier actions, in live regions that a modal hides: no one hears it. */
  unheard: string[];
};

declare global {
  interface Window {
    ear?: { begin: () => void; answer: () => Answer };
  }
}

/**
 * Does something and waits until the page has answered it to the ear: in a live region that no modal hides, by moving the
 * focus to something with a name, or by the state of what has the focus. The focus must not be lost or covered. What leads to
 * another document is answered by its title.
 */
export async function expectAnswer(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(install);
  await act();
  const answer = () =>
    page
      .evaluate(() => window.ear?.answer() ?? null)
      // A document that is just being replaced.
      .catch(() => null);
  await expect
    .poll(async () => (await answer()) ?? whole, { message: `what is heard, and the focus, after ${what}` })
    .toEqual(whole);
}

const whole: Answer = { isAnswered: true, isFocusSomewhere: true, isFocusUncovered: true, unheard: [] };

/** Runs in the page, so that it can use nothing from outside. */
/* oxlint-disable unicorn/consistent-function-scoping -- it is sent to the browser as a text */
function install(): void {
  if (window.ear) return window.ear.begin();
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  const heard: string[] = [];
  const unheard: string[] = [];
  let before: { focus: Element | null; state: string } = { focus: null, state: '' };

  // Where the keys are on a part of what has the focus, it is that part.
  const focused = () => {
    const active = document.activeElement;
    return document.getElementById(active?.getAttribute('aria-activedescendant') ?? '') ?? active;
  };
  const stateOf = (element: Element | null) =>
    [
      ...['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-invalid', 'aria-label'].map(
        (name) => element?.getAttribute(name),
      ),
      element instanceof HTMLInputElement
        ? `${String(element.checked)} ${element.value}`
        : element?.textContent,
    ].join('|');
  const hasName = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const named = [
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
      element.textContent,
      ...labels.map(({ textContent }) => textContent),
      ...(element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ];
    return named.some((text) => text?.trim());
  };
  const isUncovered = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    return parts.some((across) =>
      parts.some((down) => {
        const top = document.elementFromPoint(x + width * across, y + height * down);
        return top !== null && (element.contains(top) || top.contains(element));
      }),
    );
  };

  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      const text = region?.textContent?.trim();
      if (region && text) (region.closest('[aria-hidden="true"]') ? unheard : heard).push(text);
    }
    // A region that appears with its text is heard where it is an alert.
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.querySelector('[role="alert"]') !== null) heard.push('alert');
  }).observe(document.body, { childList: true, subtree: true, characterData: true });

  window.ear = {
    begin() {
      heard.length = 0;
      before = { focus: focused(), state: stateOf(focused()) };
    },
    answer() {
      const now = focused();
      const isFocusSomewhere = now !== null && now !== document.body;
      const hasMoved = now !== before.focus && now !== null && hasName(now);
      return {
        isAnswered: heard.length > 0 || hasMoved || stateOf(now) !== before.state,
        isFocusSomewhere,
        isFocusUncovered: isFocusSomewhere && isUncovered(now),
        unheard,
      };
    },
  };
  window.ear.begin();
}
