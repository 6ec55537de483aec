import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with what axe finds on the page as it stands (WCAG 2.2 AA and best practice).
 * `without` names rules that do not fit the state. Left out: tabster's focus guards (`<i aria-hidden>`), which never take focus by themselves.
 */
export async function expectNoAxeViolations(page: Page, without: string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .disableRules(without)
    .exclude('i[data-tabster-dummy]')
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map((node) => `${node.target.join(' ')} ${node.html}`),
    })),
  ).toEqual([]);
}
