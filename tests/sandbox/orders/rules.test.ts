import { expect, test } from 'vitest';
import type { OrderStatus } from '../../../sandbox/db/tables.ts';
import { summarise } from '../../../sandbox/modules/orders/orderTotals.ts';
import { allowToPay, customerMayChange } from '../../../sandbox/modules/orders/transitions.ts';
import { isVatNumberOf, vatRate } from '../../../sandbox/modules/orders/vatRate.ts';

const statuses: OrderStatus[] = [
  'not_completed',
  'not_confirmed',
  'confirmed',
  'cancelled',
  'taken',
  'ordered',
  'merged',
  'in_progress',
  'collected',
  'packed',
  'shipped',
  'delivered',
  'pre_ordered',
];
const estonia = { id: 1, code: 'EE', eu: true, vatPercent: 24 };
const greece = { id: 2, code: 'GR', eu: true, vatPercent: 24 };
const britain = { id: 3, code: 'GB', eu: false, vatPercent: 20 };
const norway = { id: 4, code: 'NO', eu: false, vatPercent: 25 };

test('GAP-76 a customer may change exactly four statuses', () => {
  const allowed = statuses.flatMap((from) =>
    statuses.filter((to) => customerMayChange(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    'not_confirmed confirmed',
    'not_confirmed cancelled',
    'ordered cancelled',
    'pre_ordered cancelled',
  ]);
});

test('GAP-82 an unpaid order can be paid from confirmed on', () => {
  const payable = statuses.filter((status) => allowToPay({ status, paid: false }));
  expect(payable).toEqual(['confirmed', 'in_progress', 'collected', 'packed', 'shipped', 'delivered']);
  expect(statuses.filter((status) => allowToPay({ status, paid: true }))).toEqual([]);
});

test('CHK-16 a seller outside the EU charges VAT at home only', () => {
  expect(vatRate(britain, britain, null)).toBe(20);
  expect(vatRate(britain, estonia, 'EE102938475')).toBe(0);
  expect(vatRate(britain, norway, null)).toBe(0);
});

test('CHK-17 a VAT number must be of its country, in any notation; a Greek one begins with EL', () => {
  expect(isVatNumberOf(estonia, ' ee 102.938.475 ')).toBe(true);
  expect(isVatNumberOf(greece, 'EL094259216')).toBe(true);
  expect(isVatNumberOf(greece, 'GR094259216')).toBe(false);
  expect(isVatNumberOf(estonia, 'EE')).toBe(false);
  expect(isVatNumberOf(estonia, null)).toBe(false);
});

test('ORD-43 a summary counts pieces without the delivery line, and money with it', () => {
  const goods = { part: 'stock' as const, articleId: 1, qty: 3, totalPrice: 999, netWeight: 1500 };
  const delivery = { part: 'stock' as const, articleId: null, qty: 1, totalPrice: 501, netWeight: 0 };
  expect(summarise([goods, delivery], 'stock', 24, 'EUR')).toEqual({
    qty: 3,
    totalNetWeight: 4.5,
    subtotal: { value: 15, currencyCode: 'EUR' },
    subtotalVat: { value: 3.6, currencyCode: 'EUR' },
    grandTotal: { value: 18.6, currencyCode: 'EUR' },
  });
  expect(summarise([goods], 'backorder', 24, 'EUR')).toBeNull();
});
