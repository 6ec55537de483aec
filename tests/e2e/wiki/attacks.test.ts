import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attacks } from '../issues/attacks.ts';
import { openPage, takeComplaints } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
const harmless =
  '<p id="top" class="fui-Button" style="position:fixed;inset:0;text-align:center">Harmless</p>';
const html = `${harmless}<a href="#top">Up</a><img src="/api/v3/payments/order/1" alt="a picture that pays">
<img src="https://evil.test/a.png" alt="a picture elsewhere"><a href="https://evil.test/">elsewhere</a>
${attacks.join('\n').replaceAll('\u0000', '')}`;

beforeAll(async () => {
  product = await startProduct();
  const { db } = product.sandbox;
  await db
    .updateTable('wiki_nodes')
    .set({ title: '<img src=x onerror=pwned()>', description: attacks[0] ?? '', content: html, texts: '{}' })
    .where('id', '=', 2)
    .execute();
  await db
    .updateTable('announcements')
    .set({ short_message: '<img src=x onerror=pwned()>', message: html, texts: '{}' })
    .where('id', '=', 4)
    .execute();
  await db
    .updateTable('agreement_texts')
    .set({ name: '<img src=x onerror=pwned()>', description: html })
    .where('agreement_id', '=', 1)
    .execute();
});
afterAll(() => product.close());

/** Does to every element of the text what a user might do, and lists what should not be there. */
const touchAll = (text: Locator): Promise<string[]> =>
  text.evaluate((article) => {
    const wrong: string[] = [];
    const forbidden =
      'script, style, link, meta, base, iframe, object, embed, form, input, math, video, audio, dialog, template';
    for (const element of article.querySelectorAll('*')) {
      if (element.matches(forbidden)) wrong.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'style' || name === 'srcdoc') wrong.push(`${name}=${value}`);
        if (name === 'src' && !value.startsWith('data:image/')) wrong.push(`${name}=${value}`);
        const url =
          name === 'href' && URL.canParse(value, location.href) ? new URL(value, location.href) : null;
        if (url && !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) wrong.push(value);
      }
      for (const type of ['mouseover', 'pointerenter', 'focus', 'focusin', 'load', 'error', 'toggle'])
        element.dispatchEvent(new Event(type));
      if (!element.closest('a')) element.dispatchEvent(new MouseEvent('click', { bubbles: false }));
    }
    return wrong;
  });

test.each([
  ['/wiki/page/2', 'article', false],
  ['/wiki/page/2', 'article', true],
  ['/announcement/4', 'article', false],
  ['/announcement/4', 'article', true],
  // Around the text is the box that approves it.
  ['/my-profile/agreements', 'group', false],
  ['/my-profile/agreements', 'group', true],
] as const)(
  'nothing of the attacks runs on %s (%s); without the page’s policy: %s',
  { tags: 'matrix' },
  async (path, role, withoutPolicy) => {
    expect(attacks.length).toBeGreaterThan(200);
    const page = await openPage(product, { as: 'client@demo.test', withoutPolicy });
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.hostname !== '127.0.0.1' || url.pathname.includes('payments')) foreign.push(request.url());
    });
    await page.addInitScript(() => {
      Object.assign(globalThis, { ran: 0, pwned: () => Object.assign(globalThis, { ran: 1 }) });
    });
    await page.goto(path);
    const whole = page.getByRole(role).filter({ hasText: 'Harmless' });
    const text = whole.getByText('Harmless');
    await text.waitFor();
    await page.waitForLoadState('networkidle');
    expect(await touchAll(whole)).toEqual([]);
    expect(await page.evaluate('globalThis.ran')).toBe(0);
    expect(foreign).toEqual([]);

    // The remaining markup is harmless: no class or position of the portal, prefixed ids, links without a referrer.
    expect(await text.evaluate(({ id, className }) => ({ id, className }))).toEqual({
      id: 'user-content-top',
      className: '',
    });
    expect(await text.evaluate((element) => getComputedStyle(element).position)).toBe('static');
    expect(await text.evaluate((element) => getComputedStyle(element).textAlign)).toMatch(/center/);
    const elsewhere = page.getByRole('link', { name: 'elsewhere', exact: true });
    expect(await elsewhere.getAttribute('rel')).toContain('noopener noreferrer');
    expect(await elsewhere.getAttribute('target')).toBe('_blank');
    expect(await page.getByRole('link', { name: 'a picture elsewhere' }).getAttribute('href')).toBe(
      'https://evil.test/a.png',
    );
    expect(await page.getByRole('link', { name: 'Up', exact: true }).getAttribute('href')).toBe(
      '#user-content-top',
    );
    // While a text is parsed the browser reports what its policy would have stopped.
    takeComplaints();
  },
);
