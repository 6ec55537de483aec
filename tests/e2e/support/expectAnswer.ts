import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** What a user who does not see the page got from it, and where the keyboard is. */
type Answer = {
  /**
   * Whether something was said, the focus moved to something with a name, or what has it changed its own state. The last is no
   * answer where the gateway was asked to read, which a field does after a pause: something else on the page has changed then.
   */
  isAnswered: boolean;
  /** Writes, also of earlier actions, of which nothing was said since they were sent; that the focus moved does not tell their result. */
  unsaid: string[];
  isFocusSomewhere: boolean;
  /** Whether at least one of nine points of what has the focus is its own. */
  isFocusUncovered: boolean;
  /** What has been said so far, also after earlier actions, in live regions that a modal hides: no one hears it. */
  unheard: string[];
};

declare global {
  interface Window {
    ear?: { begin: () => void; answer: () => Promise<Answer> };
  }
}

/** The client's writes, by their ids. No one waits for what the page only notes. */
const writes = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync('persisted.json', 'utf8')) as Record<string, string>).flatMap(
    ([id, text]) => {
      const name = /^mutation (\w+)Mutation/.exec(text)?.[1];
      return name === undefined || name.startsWith('useMark') ? [] : [[id, name]];
    },
  ),
);

/**
 * Does something and waits until the page has answered it to the ear: in a live region that no modal hides, by moving the
 * focus to something with a name, or by the state of what has the focus. The focus must not be lost or covered. What leads to
 * another document is answered by its title.
 */
export async function expectAnswer(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(install, writes);
  await act();
  await expect
    .poll(async () => (await answerOf(page)) ?? whole, {
      message: `what is heard, and the focus, after ${what}`,
    })
    .toEqual(whole);
}

/** Clicks a control, and waits as `expectAnswer` does. */
export const expectAnswerTo = (control: Locator): Promise<void> =>
  expectAnswer(control.page(), `a click on ${String(control)}`, () => control.click());

/** Waits until the focus is somewhere in sight, such as after Tab. */
export async function expectFocusInSight(page: Page, what: string): Promise<void> {
  await page.evaluate(install, writes);
  const inSight = { isFocusSomewhere: true, isFocusUncovered: true };
  await expect
    .poll(async () => (await answerOf(page)) ?? inSight, { message: `the focus after ${what}` })
    .toMatchObject(inSight);
}

const whole: Answer = {
  isAnswered: true,
  unsaid: [],
  isFocusSomewhere: true,
  isFocusUncovered: true,
  unheard: [],
};

const answerOf = (page: Page) =>
  page
    .evaluate(() => window.ear?.answer() ?? null)
    // A document that is just being replaced.
    .catch(() => null);

/** Runs in the page, so that it can use nothing from outside. */
/* oxlint-disable unicorn/consistent-function-scoping -- it is sent to the browser as a text */
function install(namesOfWrites: Record<string, string>): void {
  if (window.ear) return window.ear.begin();
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  const heard: string[] = [];
  const unheard: string[] = [];
  const unsaid: string[] = [];
  let hasAsked = false;
  let hasWritten = false;
  let begun = 0;
  let before: {
    active: Element | null;
    value: string | null;
    focus: HTMLElement | null;
    isOn: string;
    state: string;
  } = {
    active: null,
    value: null,
    focus: null,
    isOn: '',
    state: '',
  };

  // Where the keys are on a part of what has the focus, it is that part.
  const focused = () => {
    const active = document.activeElement;
    const part = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '') ?? active;
    return part instanceof HTMLElement ? part : null;
  };
  const isOn = (element: Element | null) =>
    ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-invalid', 'aria-label']
      .map((name) => element?.getAttribute(name))
      .concat(element instanceof HTMLInputElement ? String(element.checked) : '')
      .join('|');
  const valueOf = (element: Element | null) => (element instanceof HTMLInputElement ? element.value : null);
  const stateOf = (element: Element | null) =>
    [isOn(element), element instanceof HTMLInputElement ? element.value : element?.textContent].join('|');
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

  /** Whether only the focused element has changed. Reads that follow a write belong to the write. */
  const tellsAll = () => (hasWritten || !hasAsked) && performance.now() - begun > 600;

  const hear = (text: string) => {
    heard.push(text);
    unsaid.length = 0;
  };

  const noteSent = (body: unknown) => {
    const sent = body instanceof FormData ? body.get('operations') : body;
    const id = typeof sent === 'string' ? /"documentId":"(\w+)"/.exec(sent)?.[1] : undefined;
    if (id === undefined) return;
    const write = namesOfWrites[id];
    if (write === undefined) hasAsked = true;
    else {
      hasWritten = true;
      unsaid.push(write);
    }
  };
  const { fetch: send } = window;
  window.fetch = (input, init) => {
    noteSent(init?.body);
    return send.call(window, input, init);
  };
  const sendRequest = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    noteSent(body);
    sendRequest.call(this, body);
  };

  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      const text = region?.textContent?.trim();
      if (region && text) {
        if (region.closest('[aria-hidden="true"]')) unheard.push(text);
        else hear(text);
      }
    }
    // A region that appears with its text is heard where it is an alert.
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.querySelector('[role="alert"]') !== null) hear('alert');
  }).observe(document.body, { childList: true, subtree: true, characterData: true });

  window.ear = {
    begin() {
      heard.length = 0;
      hasAsked = false;
      hasWritten = false;
      begun = performance.now();
      before = {
        active: document.activeElement,
        value: valueOf(document.activeElement),
        focus: focused(),
        isOn: isOn(focused()),
        state: stateOf(focused()),
      };
    },
    async answer() {
      // Two frames: the immediate effects of the action are drawn, and their requests are sent.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const now = focused();
      // A switch, or a mark such as "in the wishlist", tells by itself what has become of it.
      if (now === before.focus && isOn(now) !== before.isOn) unsaid.length = 0;
      const isFocusSomewhere = now !== null && now !== document.body;
      // From an option back to its field is not a move.
      const hasMoved =
        now !== before.focus && now !== null && hasName(now) && document.activeElement !== before.active;
      // The value of a field is what was chosen for it, whatever else was asked for then.
      const hasChosen = document.activeElement === before.active && valueOf(before.active) !== before.value;
      // Tab does not lead there: it is the result itself, or the heading of the screen that shows it.
      if (hasMoved && now.tabIndex === -1) unsaid.length = 0;
      return {
        isAnswered:
          heard.length > 0 || hasMoved || hasChosen || (tellsAll() && stateOf(now) !== before.state),
        unsaid,
        isFocusSomewhere,
        isFocusUncovered: isFocusSomewhere && isUncovered(now),
        unheard,
      };
    },
  };
  window.ear.begin();
}
