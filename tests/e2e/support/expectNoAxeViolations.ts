import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

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
  // The portal has no frames, so axe need not inspect them (legacy mode); passes are counted, not described.
  // Together this takes a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // What an open menu covers in part is not pressed before the menu has closed.
  const covered = (await page.getByRole('menu').count()) > 0 ? ['target-size'] : [];
  const rules = only.filter((rule) => !covered.includes(rule));
  if (only.length > 0 && rules.length === 0) return;
  if (rules.length > 0) axe.withRules(rules);
  else axe.withTags(tags).disableRules([...without, ...covered]);
  const { violations } = await axe.exclude('i[data-tabster-dummy]').analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map((node) => `${node.target.join(' ')} ${node.html}`),
    })),
  ).toEqual([]);
}
