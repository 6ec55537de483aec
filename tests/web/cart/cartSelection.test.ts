import { expect, test } from 'vitest';
import { regularCartUrl } from '../../../web/parts/cart/cart.urls.ts';
import { readCartSelection } from '../../../web/parts/cart/CartSelection.ts';

const read = (search: string) => readCartSelection(new URLSearchParams(search));

test('CART-12 the regular cart keeps warehouses and useBackorder in its URL and reads them back', () => {
  const selection = { warehouses: ['3', '1'], useBackorder: true };
  const url = regularCartUrl(selection);
  expect(url).toBe('/cart/regular?warehouses=3&warehouses=1&useBackorder=1');
  expect(read(url.split('?')[1] ?? '')).toEqual(selection);
  expect(regularCartUrl()).toBe('/cart/regular');
});

test('CART-12 a list in one parameter is read too; a value that is not a warehouse id is left out', () => {
  expect(read('warehouses=2,5&useBackorder=0')).toEqual({ warehouses: ['2', '5'], useBackorder: false });
  expect(read('warehouses=2&warehouses=2&warehouses=x&warehouses=')).toEqual({
    warehouses: ['2'],
    useBackorder: false,
  });
  expect(read('')).toEqual({ warehouses: [], useBackorder: false });
});
