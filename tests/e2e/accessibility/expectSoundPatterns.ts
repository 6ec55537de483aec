import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Fails with what a user of a screen reader trips over in the page's current state and axe has no rule for. */
export async function expectSoundPatterns(page: Page): Promise<void> {
  expect(await page.evaluate(findFaults)).toEqual([]);
}

/** Runs in the page, so that it can use nothing from outside. */
/* oxlint-disable unicorn/consistent-function-scoping -- it is sent to the browser as a text */
function findFaults(): string[] {
  const faults: string[] = [];
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'),
    );
  const report = (what: string, elements: readonly Element[]) => {
    for (const element of elements) {
      const tag = element.cloneNode(false);
      faults.push(`${what}: ${tag instanceof Element ? tag.outerHTML.slice(0, 200) : ''}`);
    }
  };
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent.trim() ?? '')
      .join(' ')
      .trim();
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (textOf(element.getAttribute('aria-labelledby')) || element.textContent.trim());

  report('has two states', all('[aria-pressed][aria-expanded]'));
  report(
    'is the label of nothing',
    all('label[for]').filter((label) => label instanceof HTMLLabelElement && !label.control),
  );
  const ids = Map.groupBy(all('[id]'), ({ id }) => id);
  report(
    'has the id of another',
    [...ids.values()].flatMap((same) => (same.length > 1 ? same : [])),
  );
  report(
    'is an empty list',
    all('ul, ol, [role="list"]').filter((list) => !list.querySelector('li, [role="listitem"]')),
  );
  report(
    'is a form that is read as an alert',
    all('[role="alertdialog"]').filter((dialog) =>
      dialog.querySelector('input:not([type="checkbox"]), textarea, select'),
    ),
  );
  const repeats = (name: string, title: string) => name.includes(title) || title.includes(name);
  report(
    'is described by its name',
    all('button, a, input, select, [role]').filter((element) => {
      const name = nameOf(element);
      const description = textOf(element.getAttribute('aria-describedby'));
      // That of a picture is its name.
      const title = (element.getAttribute('role') !== 'img' && element.getAttribute('title')) || '';
      return name !== '' && (description === name || (title !== '' && repeats(name, title)));
    }),
  );
  report(
    'is a group without a name',
    all('.fui-MessageBar[role="group"]').filter(
      (bar) => !bar.hasAttribute('aria-label') && textOf(bar.getAttribute('aria-labelledby')) === '',
    ),
  );
  report(
    'is named by nothing',
    all('[aria-labelledby]').filter((element) =>
      (element.getAttribute('aria-labelledby') ?? '')
        .split(/\s+/)
        .every((id) => !document.getElementById(id)),
    ),
  );
  report('is invalid before it was refused', all('select:required:invalid:not([aria-invalid])'));
  // Days of a month have no rows that mean something, and rows of a file or of somebody's text no column that is known to name them.
  report(
    'is a row without a header',
    all(
      'table:not([translate="no"], [role="grid"]:has([data-day]), [data-table] *):has(thead th) > tbody > tr',
    ).filter((row) => row.children.length > 1 && !row.querySelector('th')),
  );
  // Orca passes over a link that has its name from a tooltip alone.
  report(
    'is a link without a text',
    all('a[href]').filter((link) =>
      [...link.querySelectorAll('*'), link].every(
        (part) =>
          (part !== link && part.closest('[aria-hidden="true"]') !== null) ||
          (!part.getAttribute('alt') &&
            (part === link || !part.getAttribute('aria-label')) &&
            [...part.childNodes].every(
              (node) => node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim(),
            )),
      ),
    ),
  );
  report('is one line of a street', all('input[autocomplete~="street-address"]'));
  return faults;
}
/* oxlint-enable unicorn/consistent-function-scoping */
