import { expect, test } from 'vitest';
import { formatMoney } from '../../../web/ui/values/formatMoney.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('FMT-07 money is a value and its currency, and shows in that currency whatever the user has chosen', () => {
  expect(plain(formatMoney({ value: 1234.5, currencyCode: 'GBP' }, 'DOT'))).toBe('1 234.50 ₤');
  expect(plain(formatMoney({ value: 1234.5, currencyCode: 'AED' }, 'COMMA'))).toBe('1 234,50 AED');
});
