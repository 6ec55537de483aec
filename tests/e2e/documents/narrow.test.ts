import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test(
  'in a narrow window the numbers of invoices and orders stand on one line',
  { tags: 'matrix' },
  async () => {
    for (const path of ['/orders/invoices', '/orders/regular']) {
      const page = await openScreen(product, path, { width: 720, height: 450 });
      await rows(page).first().waitFor();
      const numbers = await rows(page).evaluateAll((all) =>
        all
          .flatMap((row) => [...row.querySelectorAll('td, th')])
          .filter((cell) => /^[A-Z]{2,4}-[\d-]+$/.test(cell.textContent))
          .map((cell) => {
            const text = document.createRange();
            text.selectNodeContents(cell);
            return {
              text: cell.textContent,
              tops: new Set([...text.getClientRects()].map(({ top }) => top)).size,
            };
          }),
      );
      expect(numbers.length, path).toBeGreaterThan(0);
      expect(
        numbers.filter(({ tops }) => tops > 1),
        path,
      ).toEqual([]);
    }
  },
);
