import { warehouseIds } from '../../support/shopping.ts';
import { expect, test } from 'vitest';
import { orderFilter } from '../../../gateway/modules/orders/orderFilter.ts';
import { encodeQuery } from '../../../gateway/rest/request/encodeQuery.ts';

/** The query as /api/v3 reads it, decoded to be readable. */
const wire = (...args: Parameters<typeof orderFilter>): string =>
  decodeURIComponent(encodeQuery({ filter: orderFilter(...args) }));

test('ORD-01 the type is sent as a filter, in the words of the REST API', () => {
  expect(wire('RESERVATION', null)).toBe('?filter[type]=reservation');
});

test('GAP-35 equality is the bare value, another operator is a separate key', () => {
  expect(wire('REGULAR', { dbId: { eq: '12' }, clientOrderId: { like: 'PO 7' } })).toBe(
    '?filter[type]=regular&filter[id]=12&filter[clientOrderId][like]=PO 7',
  );
});

test('GAP-36 several conditions on one key are each sent with their operator, greater-or-equal as =>', () => {
  expect(wire('REGULAR', { grandTotal: { gte: 100, lt: 200, ne: 150 } })).toBe(
    '?filter[type]=regular&filter[grandTotal][=>]=100&filter[grandTotal][<]=200&filter[grandTotal][!=]=150',
  );
  expect(wire('REGULAR', { grandTotal: { eq: 100, gt: 0 } })).toBe(
    '?filter[type]=regular&filter[grandTotal][=]=100&filter[grandTotal][>]=0',
  );
});

test('LIST-12 a select sends every value, statuses in the words of the REST API', () => {
  expect(wire('REGULAR', { status: ['IN_PROGRESS', 'SHIPPED'], warehouses: warehouseIds('3') })).toBe(
    '?filter[type]=regular&filter[warehouses][]=3&filter[status][]=in_progress&filter[status][]=shipped',
  );
});

test('LIST-11 FMT-10 a range of days is written DD.MM.YYYY, an open end left out', () => {
  expect(wire('REGULAR', { createdAt: { from: '2026-03-01', until: '2026-03-31' } })).toBe(
    '?filter[type]=regular&filter[createdAt][from]=01.03.2026&filter[createdAt][until]=31.03.2026',
  );
  expect(wire('REGULAR', { createdAt: { until: '2026-03-31' } })).toBe(
    '?filter[type]=regular&filter[createdAt][until]=31.03.2026',
  );
});

test('LIST-10 a filter without a value is not a condition', () => {
  expect(wire('REGULAR', { dbId: {}, status: [], createdAt: {}, grandTotal: { eq: null } })).toBe(
    '?filter[type]=regular',
  );
});
