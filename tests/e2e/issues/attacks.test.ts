import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, takeComplaints } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { attacks } from './attacks.ts';

let product: Product;
let issue: number;
beforeAll(async () => {
  product = await startProduct();
  const { db } = product.sandbox;
  const { id } = await db
    .insertInto('issues')
    .values({
      access_id: 1,
      name: '"><img src=x onerror=pwned()>',
      description: attacks.join('\n\n').replaceAll('\u0000', ''),
      department_id: 1,
      priority: 'low',
      task_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  issue = id;
  await db
    .insertInto('issue_comments')
    .values(
      attacks.map((content) => ({
        issue_id: id,
        user_id: null,
        first_name: '<img src=x onerror=pwned()>',
        last_name: '"onmouseover="pwned()',
        content: content.replaceAll('\u0000', ''),
      })),
    )
    .execute();
});
afterAll(() => product.close());

/** What attacks have done to a page. */
interface Harm {
  ran: number;
  foreign: string[];
}

async function openWatched(withoutPolicy: boolean): Promise<{ page: Page; harm: () => Promise<Harm> }> {
  const page = await openPage(product, { as: 'client@demo.test', withoutPolicy });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => foreign.push('a dialog')));
  await page.addInitScript(() => {
    Object.assign(globalThis, { ran: 0, pwned: () => Object.assign(globalThis, { ran: 1 }) });
  });
  const harm = async () => ({
    ran: await page.evaluate(() => Number(Reflect.get(globalThis, 'ran'))),
    foreign,
  });
  return { page, harm };
}

/** Does to every element of the foreign texts what a user might do, and lists what should not be there. */
const touchAll = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const wrong: string[] = [];
    const forbidden =
      'script, style, link, meta, base, iframe, object, embed, svg:not(.fui-Icon-filled, [class*="fui"], button svg, a svg), math, video, audio, dialog, img[src*="evil"]';
    for (const element of main.querySelectorAll('ul li *, [data-block] *, p, a')) {
      if (element.closest('form, nav, header')) continue;
      if (element.matches(forbidden)) wrong.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'style' || name === 'srcdoc') wrong.push(`${name}=${value}`);
        const url =
          name === 'href' && URL.canParse(value, location.href) ? new URL(value, location.href) : null;
        if (url && !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) wrong.push(value);
      }
      for (const type of ['mouseover', 'pointerenter', 'focus', 'focusin', 'load', 'error', 'toggle'])
        element.dispatchEvent(new Event(type));
      if (!element.matches('a')) element.dispatchEvent(new MouseEvent('click'));
    }
    return wrong;
  });

test.each([
  ['with the page’s policy', false],
  ['without the page’s policy', true],
])(
  'nothing of the attacks runs in description and comments, %s',
  { tags: 'matrix' },
  async (_name, withoutPolicy) => {
    expect(attacks.length).toBeGreaterThan(200);
    const { page, harm } = await openWatched(withoutPolicy);
    for (let number = 1; number <= Math.ceil(attacks.length / 100); number++) {
      await page.goto(`/issues/${issue}?page=${number}&limit=100`);
      const comments = page.getByRole('region', { name: 'Comments' }).locator('ul').first();
      await comments.locator(':scope > li').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await touchAll(page)).toEqual([]);
    }
    expect(await harm()).toEqual({ ran: 0, foreign: [] });
  },
);

test('nothing of the attacks runs in the preview', { tags: 'matrix' }, async () => {
  const { page, harm } = await openWatched(true);
  await page.goto('/issues/create');
  await page.getByRole('toolbar').waitFor();
  await page.getByLabel('Description').fill(attacks.join('\n\n'));
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('region', { name: 'Preview' }).getByRole('listitem').first().waitFor();
  expect(await touchAll(page)).toEqual([]);
  expect(await harm()).toEqual({ ran: 0, foreign: [] });
  // The texts' own pictures do not exist.
  takeComplaints();
});

test('an attack that worked would be noticed', { tags: 'matrix' }, async () => {
  const { page, harm } = await openWatched(true);
  await page.goto('/issues');
  await page.getByRole('table').waitFor();
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="//evil.test/x" onerror="pwned()">'),
  );
  await expect.poll(async () => (await harm()).ran).toBe(1);
  expect((await harm()).foreign).toEqual([expect.stringContaining('evil.test')]);
  takeComplaints();
});
