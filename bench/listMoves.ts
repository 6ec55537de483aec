import type { Page } from 'playwright';

/** Milliseconds of one press in a list. */
export type Press = {
  /** From the press until the page has painted any reaction to it. */
  seen: number;
  /** From the end of the answer with the rows until these are painted. */
  painted: number;
};

/** Milliseconds for the work of a press to end, so that it does not count for the next one. */
const settleMs = 700;

/** Presses something that reads the rows of the page's list again, and measures what the browser shows of it. */
export async function pressInList(page: Page, press: () => Promise<unknown>): Promise<Press> {
  // Waits from before the press: Playwright's own waiting runs in the page, and would delay the rows.
  const measured = page.evaluate(
    (settle) =>
      new Promise<Press>((resolve) => {
        const times = { begun: 0, seen: 0, rows: 0 };
        const begin = () => (times.begun ||= performance.now());
        for (const type of ['pointerdown', 'input']) {
          addEventListener(type, begin, { capture: true, once: true });
        }
        const finish = () => {
          const answers = performance
            .getEntriesByType('resource')
            .flatMap((entry) =>
              entry.name.includes('/graphql') && 'responseEnd' in entry ? [Number(entry.responseEnd)] : [],
            )
            .filter((end) => end < times.rows);
          const { begun, seen, rows } = times;
          resolve({ seen: seen - begun, painted: rows - Math.max(begun, ...answers) });
        };
        const notePaint = (of: 'seen' | 'rows') =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              if (of === 'rows' && times.rows === 0) setTimeout(finish, settle);
              times[of] = performance.now();
            }),
          );
        let hasReacted = false;
        const shown = document.querySelector('main tbody, main ul[aria-label]');
        new MutationObserver((changes) => {
          if (times.begun === 0) return;
          // The bar of a navigation is transparent at first.
          const isSeen = changes.some(({ type, addedNodes, removedNodes }) =>
            [...addedNodes, ...removedNodes, ...(type === 'childList' ? [] : [document.body])].some(
              (node) => !(node instanceof Element && node.ariaHidden === 'true'),
            ),
          );
          if (isSeen && !hasReacted) notePaint('seen');
          hasReacted ||= isSeen;
          if (changes.some(({ target }) => shown?.contains(target) || !shown?.isConnected)) notePaint('rows');
        }).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: ['class', 'aria-current', 'aria-busy'],
        });
        performance.clearResourceTimings();
      }),
    settleMs,
  );
  await press();
  return measured;
}
