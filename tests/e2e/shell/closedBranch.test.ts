import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway } from '../../support/startGateway.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, settle } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('SHELL-31 SHELL-32 SHELL-33 SHELL-36 a user of ged sees only the notice, on every path, and logs out from it', async () => {
  const page = await openPage(product, { as: 'closed@demo.test' });
  for (const path of [
    '/',
    '/catalog',
    '/orders/regular',
    '/cart/regular',
    '/not-found',
    '/nowhere',
    '/login',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'This branch has closed' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading').count()).toBe(1);
    expect(await page.getByRole('link').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('button').allInnerTexts()).toEqual(['Log out']);
  }
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Username').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test(
  'SHELL-32 SHELL-34 SHELL-36 a user of ser is asked to register again, and logs out by keyboard',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'closed-ser@demo.test' });
    await page.goto('/');
    await page.getByText('Please register again in the B2B shop.').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    await page.goto('/catalog');
    await page.waitForURL('**/login**');
  },
);

test(
  'SHELL-33 SHELL-15 a closed branch shows its logo, the company to turn to with its link, and the language',
  { tags: 'matrix' },
  async () => {
    const gateway = await startGateway({
      upstreamUrl: product.sandbox.url,
      successor: { address: ['Frontier Parts Europe OÜ', '11415 Tallinn'], url: 'https://shop.example/b2b' },
    });
    try {
      const page = await openPage({ url: gateway.url }, { as: 'closed@demo.test' });
      await page.goto('/');
      const link = page.getByRole('link', { name: 'shop.example' });
      await expect.poll(() => link.getAttribute('href')).toBe('https://shop.example/b2b');
      await page.getByText('11415 Tallinn').waitFor();
      await page.getByAltText('GED').waitFor();
      await expectNoAxeViolations(page);
      await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
      await page.getByText('Diese Niederlassung hat den Betrieb eingestellt').waitFor();
      await page.getByText('11415 Tallinn').waitFor();
      // The session in the new language may still be under way.
      await settle(page);
    } finally {
      await gateway.close();
    }
  },
);
