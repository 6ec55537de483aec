import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReader, extendEntity } from '../../contract/reader/createReader.ts';
import type { Shape } from '../../contract/reader/Shape.ts';

const order: Shape = {
  type: 'object',
  name: 'Order',
  required: ['id'],
  properties: {
    id: { type: 'integer' },
    status: { type: 'string', enum: ['shipped', 'delivered'] },
    paid: { type: 'boolean' },
    weight: { type: 'number' },
    total: { type: 'money' },
    invoiced: { type: 'money', isOfDocument: true },
    qty: { type: 'integer' },
    createdAt: { type: 'dateTime' },
    arrives: { type: 'date' },
    warehouse: { type: 'ref', name: 'Warehouse' },
    items: { type: 'list', of: { type: 'ref', name: 'Item' } },
    tags: { type: 'list', of: { type: 'string' } },
    counters: { type: 'map', of: { type: 'integer' } },
    party: { type: 'ref', name: 'Party' },
    parties: { type: 'list', of: { type: 'ref', name: 'Party' } },
    owner: { type: 'ref', name: 'Owner' },
    documents: {
      type: 'object',
      name: 'Order.documents',
      required: [],
      properties: {
        invoices: { type: 'list', of: { type: 'string' } },
        packingLists: { type: 'list', of: { type: 'string' } },
      },
    },
  },
};
const orderKeys = order.type === 'object' ? order.properties : {};
const idOnly = (name: string): Shape => ({
  type: 'object',
  name,
  required: ['id'],
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
});
const schemas: Record<string, Shape> = {
  Order: order,
  Warehouse: idOnly('Warehouse'),
  Item: idOnly('Item'),
  Party: { type: 'object', name: 'Party', required: [], properties: { city: { type: 'string' } } },
  Owner: {
    type: 'object',
    name: 'Owner',
    required: ['party'],
    properties: { party: { type: 'ref', name: 'Party' } },
  },
};
const reader = createReader({
  schemas,
  answers: {
    getOrder: { type: 'ref', name: 'Order' },
    listOrders: { type: 'list', of: { type: 'ref', name: 'Order' } },
  },
});

const isText = (value: unknown): boolean => value === null || typeof value === 'string';

interface ReadOrder {
  [property: string]: unknown;
}

/** Reads an order with these properties; gives it and what was reported. */
function read(properties: object): { order: ReadOrder; reports: string[] } {
  const reports: string[] = [];
  const value = reader('getOrder', { id: 1, ...properties }, (property) => reports.push(property));
  return { order: value as ReadOrder, reports };
}

test.for<[string, unknown, unknown]>([
  ['id', '12', 12],
  ['id', 12, 12],
  ['status', 'SHIPPED', 'shipped'],
  ['status', 'repacked', 'repacked'],
  ['paid', 1, true],
  ['paid', '0', false],
  ['paid', 'TRUE', true],
  ['weight', '2.50', 2.5],
  ['weight', '', null],
  ['status', '', null],
  ['party', {}, null],
  ['documents', {}, { invoices: [], packingLists: [] }],
  ['total', { value: '10.50', currencyCode: 'eur' }, { value: 10.5, currencyCode: 'EUR' }],
  ['total', { amount: 10.5 }, { value: 10.5, currencyCode: null }],
  ['total', { cost: 3, currency: 'USD' }, { value: 3, currencyCode: 'USD' }],
  ['total', 7, { value: 7, currencyCode: null }],
  ['total', 6.576, { value: 6.576, currencyCode: null }],
  ['total', { value: '12.5000', currencyCode: 'EUR' }, { value: 12.5, currencyCode: 'EUR' }],
  ['total', { value: '0.125', currencyCode: 'EUR' }, { value: 0.125, currencyCode: 'EUR' }],
  ['invoiced', { value: '5.00' }, { value: 5, currencyCode: null, isOfDocument: true }],
  ['invoiced', { value: 5, currencyCode: '' }, { value: 5, currencyCode: null, isOfDocument: true }],
  ['invoiced', { value: 5, currencyCode: 'USD' }, { value: 5, currencyCode: 'USD' }],
  ['weight', '1.234', 1.234],
  ['createdAt', '2026-03-04', '2026-03-04'],
  ['createdAt', '04.03.2026', '2026-03-04'],
  ['createdAt', '2026-03-04T05:06:07+02:00', '2026-03-04T03:06:07.000Z'],
  ['createdAt', '2026-03-04 05:06:07', '2026-03-04T05:06:07.000Z'],
  ['createdAt', '04.03.2026 05:06', '2026-03-04T05:06:00.000Z'],
  ['arrives', '2026-03-04', '2026-03-04'],
  ['arrives', '04-03-2026', '2026-03-04'],
  ['arrives', '04.03.2026', '2026-03-04'],
  ['arrives', '2026-03-04T22:00:00Z', '2026-03-04'],
  ['arrives', '29.02.2028', '2028-02-29'],
  ['tags', ['a', 5], ['a', '5']],
  ['tags', null, []],
  ['tags', {}, []],
  ['tags', { 0: 'a', 2: 'b' }, ['a', 'b']],
  ['counters', [], {}],
  ['counters', { a: '1' }, { a: 1 }],
])('%s written as %j reads as %j', ([property, raw, expected]) => {
  const { order: entity, reports } = read({ [property]: raw });
  expect(entity[property]).toEqual(expected);
  expect(reports).toEqual([]);
});

test.for<[string, unknown]>([
  ['status', { code: 1 }],
  ['paid', 'yes'],
  ['weight', '1,5'],
  ['weight', 'heavy'],
  ['total', { price: 1 }],
  ['total', 'free'],
  ['total', '6.576'],
  ['total', { value: '6.576', currencyCode: 'EUR' }],
  ['qty', '4.000'],
  ['qty', '-12.000'],
  ['createdAt', '2026-02-30T00:00:00Z'],
  ['createdAt', '03/04/2026'],
  ['createdAt', 1_700_000_000],
  ['arrives', '2026-13-01'],
  ['arrives', '2026-00-10'],
  ['arrives', '00.10.2026'],
  ['arrives', '29.02.2026'],
  ['arrives', '31.02.2026'],
  ['counters', [1]],
])('%s written as %j is null and reported; the rest of the object stands', ([property, raw]) => {
  const { order: entity, reports } = read({ [property]: raw, id: 7 });
  expect(entity[property]).toBeNull();
  expect(entity['id']).toBe(7);
  expect(reports).toEqual([`Order.${property}`]);
});

test('an absent property is null, an absent list empty, and neither is reported', () => {
  const { order: entity, reports } = read({});
  expect([entity['status'], entity['total'], entity['warehouse'], entity['items']]).toEqual([
    null,
    null,
    null,
    [],
  ]);
  expect(reports).toEqual([]);
});

test('text in place of a list is one row that cannot be read: an empty list would say that there is none', () => {
  const { order: entity, reports } = read({ tags: 'a' });
  expect(entity['tags']).toEqual([null]);
  expect(reports).toEqual(['Order.tags[]']);
});

test('a property that the contract does not name is left out', () => {
  expect(Object.keys(read({ discount: 5 }).order)).not.toContain('discount');
});

test('a row without an id is null and reported; its neighbours stand', () => {
  const { order: entity, reports } = read({
    items: [{ id: 1, name: 'a' }, { name: 'b' }, { id: '3', name: 4 }],
  });
  const items = entity['items'] as (ReadOrder | null)[];
  expect(items.map((item) => item && [item['id'], item['name']])).toEqual([[1, 'a'], null, [3, '4']]);
  expect(reports).toEqual(['Order.items[]']);
});

test('a row that is null or says nothing is null and reported', () => {
  const { order: entity, reports } = read({ parties: [null, { city: 'Tartu' }, {}] });
  expect(entity['parties']).toEqual([null, { city: 'Tartu' }, null]);
  expect(reports).toEqual(['Order.parties[]', 'Order.parties[]']);
});

test('what cannot be read within a required object is reported', () => {
  const { order: entity, reports } = read({ owner: { party: { city: {} } } });
  expect(entity['owner']).toEqual({ party: { city: null } });
  expect(reports).toEqual(['Party.city']);
});

test('a value of a map is reported without its key, which comes with the answer', () => {
  const { order: entity, reports } = read({ counters: { 'made up': 'many', b: 2 } });
  expect(entity['counters']).toEqual({ 'made up': null, b: 2 });
  expect(reports).toEqual(['Order.counters[]']);
});

test('a bare id stands for an object of which only the id is required', () => {
  const { order: entity } = read({ warehouse: '5' });
  const warehouse = entity['warehouse'] as ReadOrder;
  expect(warehouse).toEqual({ id: 5 });
});

test('an answer that is not of the shape is null and reported under its operation', () => {
  const reports: string[] = [];
  expect(reader('getOrder', 'OK', (property) => reports.push(property))).toBeNull();
  expect(reports).toEqual(['getOrder']);
});

test('an extended entity keeps its lazy properties', () => {
  const { order: entity } = read({ status: 'shipped', items: [{ id: 2 }] });
  const extended = extendEntity(entity, { orderId: 9 });
  expect([extended['status'], extended['orderId']]).toEqual(['shipped', 9]);
  expect(extended['items']).toEqual(entity['items']);
});

test('property: no JSON makes the reader throw, and every value is of its type or null', () => {
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(Object.keys(orderKeys).map((key) => [key, fc.jsonValue()]))),
      (properties) => {
        const value = reader('getOrder', properties, () => {}) as ReadOrder | null;
        if (value === null) return;
        expect(Number.isSafeInteger(value['id'])).toBe(true);
        expect(isText(value['status']) && isText(value['createdAt']) && isText(value['arrives'])).toBe(true);
        expect([true, false, null]).toContain(value['paid']);
        expect(value['items'] === null || Array.isArray(value['items'])).toBe(true);
      },
    ),
  );
});

test.for<[string, string]>([
  ['2026-03-04 05:06:07', '2026-03-04T03:06:07.000Z'],
  ['04.07.2026 05:06', '2026-07-04T02:06:00.000Z'],
  ['2026-07-04', '2026-07-04'],
  ['2026-03-04T05:06:07Z', '2026-03-04T05:06:07.000Z'],
  ['2026-03-04T05:06:07+05:00', '2026-03-04T00:06:07.000Z'],
  // Clocks go from 3:00 to 4:00, and back from 4:00 to 3:00.
  ['2026-03-29 02:59:59', '2026-03-29T00:59:59.000Z'],
  ['2026-03-29 04:00:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25 02:59:59', '2026-10-24T23:59:59.000Z'],
  ['2026-10-25 03:30:00', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25 04:00:00', '2026-10-25T02:00:00.000Z'],
])('of a back end in Tallinn, %s without a zone is a time there', ([raw, expected]) => {
  const inTallinn = createReader(
    { schemas, answers: { getOrder: { type: 'ref', name: 'Order' } } },
    'Europe/Tallinn',
  );
  expect(inTallinn('getOrder', { id: 1, createdAt: raw, arrives: '2026-03-04' }, () => {})).toMatchObject({
    createdAt: expected,
    arrives: '2026-03-04',
  });
});
