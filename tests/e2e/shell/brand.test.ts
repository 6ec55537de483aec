import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, settle } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
let gateway: TestGateway;
beforeAll(async () => {
  product = await startProduct();
  gateway = await startGateway({ upstreamUrl: product.sandbox.url, brandDir: 'deploy/brands/norva' });
});
afterAll(async () => {
  await gateway.close();
  await product.close();
});

/** The logos that are in sight. */
const logosOf = (page: Page): Promise<string[]> =>
  page
    .locator('img.logo-light:visible, img.logo-dark:visible')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.naturalWidth > 0
          ? new URL(image.src).pathname.replace(/-[\w-]{22}\./, '.')
          : [],
      ),
    );

const backgroundOf = (page: Page, button: string): Promise<string> =>
  page.getByRole('button', { name: button }).evaluate((element) => getComputedStyle(element).backgroundColor);

test.each([
  ['light', '/brand/logo.svg', 'rgb(200, 16, 46)'],
  ['dark', '/brand/logo-dark.svg', 'rgb(184, 6, 40)'],
] as const)(
  'SHELL-13 SHELL-14 a brand has its logo, name and colours in the %s theme, at log-in and behind it',
  { tags: 'matrix' },
  async (colorScheme, logo, colour) => {
    const visit = await openPage({ url: gateway.url }, { colorScheme });
    await visit.goto('/login');
    await visit.waitForFunction(() => 'ready' in document.documentElement.dataset);
    expect(await visit.title()).toBe('Log in | Norva Parts');
    await expect.poll(() => logosOf(visit)).toEqual([logo]);
    expect(await backgroundOf(visit, 'Log in')).toBe(colour);
    await expectNoAxeViolations(visit);

    const page = await openPage({ url: gateway.url }, { as: 'client@demo.test', colorScheme });
    await page.goto('/catalog');
    await page.getByRole('contentinfo').getByText('Norva Parts').waitFor();
    await expect.poll(() => logosOf(page)).toEqual([logo]);
    expect(await page.title()).toBe('Catalogue | Norva Parts');
    await expectNoAxeViolations(page);
    await settle(page);
  },
);
