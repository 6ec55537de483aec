import { toGlobalId } from '../../../web/relay/globalId.ts';
import { expect, test } from 'vitest';
import { addressText } from '../../../web/parts/parties/addressText.ts';
import { orderStatusColor, orderStatuses } from '../../../web/parts/orders/orderStatus.ts';
import { documentUrl } from '../../../web/parts/documents/documents.urls.ts';
import { exportOrderUrl, orderUrl, ordersUrl, payOrderUrl } from '../../../web/parts/orders/orders.urls.ts';
import { ordersVariables } from '../../../web/pages/orders/ordersVariables.ts';

const variables = (search: string) =>
  ordersVariables('REGULAR')({ params: {}, url: new URL(`http://portal.test/orders/regular${search}`) });

test('LIST-01 LIST-02 GAP-33 without list state the first 20 orders are asked for', () => {
  expect(variables('')).toEqual({ type: 'REGULAR', filter: null, first: 20, after: '-1' });
});

test('GAP-33 with list state but no limit the orders lists show 10 rows', () => {
  expect(variables('?page=3')).toMatchObject({ first: 10, after: '19' });
  expect(variables('?filter[id]=7')).toMatchObject({ first: 10, after: '-1' });
});

test('ORD-01 the type of the route is sent as a filter', () => {
  const url = new URL('http://portal.test/orders/reservation');
  expect(ordersVariables('RESERVATION')({ params: {}, url })).toMatchObject({ type: 'RESERVATION' });
});

test('ORD-11 ORD-12 ORD-13 LIST-06 every filter of the URL reaches the gateway, and invalid ones do not', () => {
  const search = new URLSearchParams([
    ['filter[id]', '1042'],
    ['filter[clientOrderId][like]', 'PO-7'],
    ['filter[grandTotal][=>]', '100'],
    ['filter[grandTotal][<]', '500'],
    ['filter[warehouses][]', '1'],
    ['filter[warehouses][]', '3'],
    ['filter[status][]', 'packed'],
    ['filter[status][]', 'no_such_status'],
    ['filter[createdAt][from]', '01.02.2026'],
    ['filter[createdAt][until]', '28.02.2026'],
  ]);
  expect(variables(`?${search}`).filter).toEqual({
    dbId: { eq: '1042' },
    clientOrderId: { like: 'PO-7' },
    grandTotal: { gte: 100, lt: 500 },
    warehouses: [toGlobalId('Warehouse', '1'), toGlobalId('Warehouse', '3')],
    status: ['PACKED'],
    createdAt: { from: '2026-02-01', until: '2026-02-28' },
  });
});

test('ORD-15 ORD-16 each of the thirteen statuses has the colour of the specification', () => {
  const colors = Object.groupBy(orderStatuses, orderStatusColor);
  expect(colors.gold?.toSorted()).toEqual([
    'CONFIRMED',
    'NOT_COMPLETED',
    'NOT_CONFIRMED',
    'ORDERED',
    'PRE_ORDERED',
  ]);
  expect(colors.red?.toSorted()).toEqual(['CANCELLED', 'TAKEN']);
  expect(colors.green?.toSorted()).toEqual(['COLLECTED', 'DELIVERED', 'IN_PROGRESS', 'PACKED', 'SHIPPED']);
  expect(colors.none).toEqual(['MERGED']);
  expect(orderStatusColor('A_STATUS_OF_TOMORROW')).toBe('none');
});

test('GAP-73 ORD-05 ORD-24 ORD-51 GAP-87 the addresses of lists, orders, payments, exports and documents', () => {
  expect(ordersUrl('BACKORDER')).toBe('/orders/backorders');
  expect(orderUrl('1042')).toBe('/order/1042');
  expect(payOrderUrl('1042')).toBe('/api/v3/payments/order/1042');
  expect(exportOrderUrl('1042')).toBe('/api/v3/orders/1042/export');
  expect(documentUrl('9/../1')).toBe('/documents/9%2F..%2F1');
});

test('ORD-35 unknown parts of an address leave no gap', () => {
  expect(addressText(['Main 1'], ['10111', 'Tallinn'], [null], ['Eesti'])).toBe(
    'Main 1, 10111 Tallinn, Eesti',
  );
  expect(addressText([''], [undefined, null])).toBe('');
});

test.each([
  ['filter[status][]=bogus', { status: [] }],
  ['filter[status][]=bogus&filter[status][]=shipped', { status: ['SHIPPED'] }],
  ['filter[warehouses][]=abc', { warehouses: [] }],
  ['filter[warehouses][]=007&filter[warehouses][]=7', { warehouses: [toGlobalId('Warehouse', '7')] }],
])('an unknown value of %s matches nothing, and is never no condition', (search, expected) => {
  expect(variables(`?${search}`).filter).toMatchObject(expected);
});
