import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitorPaths } from '../../../web/shell/visitorPaths.ts';
import { variantsFor } from '../../support/matrix.ts';
import { firstScreens } from '../support/firstScreens.ts';
import { openPage, settle } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Texts that another version or program may have left under any name; and two states of the whole storage. */
const damages = {
  'an empty text': '',
  'half of a JSON': '{"value":',
  null: 'null',
  'a number': '7',
  'a text in quotes': '"EUR"',
  'an object of another program': '{"version":2,"items":[{"__proto__":null}]}',
  'a list of other things': '[1,null,{"to":"//evil.test"}]',
  NUL: '\u0000',
  'a long text': 'x'.repeat(100_000),
  'a code of no list': 'VED',
  'no room': null,
  forbidden: null,
} as const;
type Damage = keyof typeof damages;
const allDamages = Object.keys(damages) as Damage[];

/** The beginnings of the names that screens have asked for. */
const asked = new Set<string>();

/** Every name that is asked for has the damaged value: so each of them has, on each screen. */
async function openDamaged(damage: Damage, as?: string): Promise<Page> {
  const page = await openPage(product, as === undefined ? {} : { as });
  await page.exposeFunction('ask', (name: string) => asked.add(/^[\w-]*/.exec(name)?.[0] ?? ''));
  await page.context().addInitScript(
    ([kind, text]) => {
      const refuse = (name: string) => () => {
        throw new DOMException(kind, name);
      };
      if (kind === 'forbidden') {
        for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(globalThis, storage, { get: refuse('SecurityError') });
      } else if (kind === 'no room') Storage.prototype.setItem = refuse('QuotaExceededError');
      else {
        Storage.prototype.getItem = (name) => {
          (globalThis as unknown as { ask: (name: string) => void }).ask(name);
          return text ?? null;
        };
      }
    },
    [damage, damages[damage]] as const,
  );
  return page;
}

test.each(allDamages)('no screen fails where the browser keeps %s', { tags: 'matrix' }, async (damage) => {
  const screens = firstScreens.filter((path) => variantsFor(path, allDamages).includes(damage));
  if (screens.length === 0) return;
  const page = await openDamaged(damage, 'client@demo.test');
  for (const path of screens) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await settle(page);
    expect(await page.getByText('Something went wrong').count(), path).toBe(0);
  }
});

test.each(variantsFor('visitors', allDamages))(
  'the pages for visitors work where the browser keeps %s',
  { tags: 'matrix' },
  async (damage) => {
    const page = await openDamaged(damage);
    for (const path of visitorPaths) {
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
    }
    await page.goto('/login');
    await page.getByLabel('Username').fill('client@demo.test');
    await page.getByLabel('Password').fill('demo-client');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/catalog');
    await page.locator('main h1').first().waitFor();
  },
);

test(
  'a draft that only its copy holds, and for which the browser has no room, leaves the page standing',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    await page.goto('/cart/order-desk');
    await page.locator('textarea').fill('PL-1611953;2');
    const copies = () =>
      page.evaluate(async () => {
        const store = indexedDB.open('drafts', 1);
        await new Promise((opened) => store.addEventListener('success', opened));
        const all = store.result.transaction('copies').objectStore('copies').getAll();
        await new Promise((read) => all.addEventListener('success', read));
        return JSON.stringify(all.result);
      });
    await expect.poll(copies).toContain('PL-1611953;2');
    await page.context().addInitScript(() => {
      for (const name of Object.keys(localStorage))
        if (name.startsWith('draft')) localStorage.removeItem(name);
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    for (const path of ['/cart/order-desk', '/order/101318', '/claims/new/return', '/issues/create']) {
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await settle(page);
      expect(await page.getByText('Something went wrong').count(), path).toBe(0);
    }
    expect(await copies()).toContain('PL-1611953;2');
  },
);

test('each screen asked for what it has kept', { tags: 'matrix' }, () => {
  const names = [
    'account',
    'cc',
    'columns',
    'draft',
    'freshLogin',
    'i18nextLng',
    'liveLists',
    'recent-searches',
  ];
  expect([...asked]).toEqual(expect.arrayContaining([...names, 'shortcuts', 'theme']));
});
