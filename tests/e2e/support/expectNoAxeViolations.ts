import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with the violations axe finds in the page's current state (WCAG 2.2 AA and best practice).
 * `without` names rules that do not apply to the state; `only` restricts the check to these rules.
 * Excluded: tabster's focus guards (`<i aria-hidden>`), which never take focus by themselves.
 */
export async function expectNoAxeViolations(
  page: Page,
  without: readonly string[] = [],
  only: readonly string[] = [],
): Promise<void> {
  // What an open menu covers in part is not pressed before the menu has closed.
  const covered = (await page.getByRole('menu').count()) > 0 ? ['target-size'] : [];
  const rules = only.filter((rule) => !covered.includes(rule));
  if (only.length > 0 && rules.length === 0) return;
  const disabled = [...without, ...covered].map((rule) => [rule, { enabled: false }] as const);
  const options: axe.RunOptions = {
    runOnly: only.length > 0 ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    rules: Object.fromEntries(disabled),
    // Passes are counted, not described; the portal has no frames.
    resultTypes: ['violations'],
    iframes: false,
  };
  // The browser takes as long to parse axe as axe to check a few rules: once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (runOptions) => {
    // A colour that is changing is not the one to judge. What moves for ever, such as a spinner, or with the scroll, is; and
    // the countdown of a toast is long and draws nothing: at its end the toast would be gone.
    const changes = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity &&
          !(effect instanceof KeyframeEffect && effect.target?.hasAttribute('data-timer-status')),
      );
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const { violations } = await window.axe.run({ exclude: ['i[data-tabster-dummy]'] }, runOptions);
    return violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map((node) => `${node.target.join(' ')} ${node.html} ${node.failureSummary ?? ''}`),
    }));
  }, options);
  expect(found, JSON.stringify(found)).toEqual([]);
}
