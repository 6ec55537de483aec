import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createReader } from '../../contract/reader/createReader.ts';
import type { Shapes } from '../../contract/reader/Shape.ts';

const shapes: Shapes = JSON.parse(readFileSync('contract/shapes.generated.json', 'utf8'));
const read = createReader(shapes);

/** What is read of an answer, and what is reported. */
function readAnswer(operationId: string, body: unknown) {
  const reported: string[] = [];
  const value = read(operationId, structuredClone(body), (property) => reported.push(property));
  return { value, reported };
}

const rows = [
  { id: 7, docNumber: 'INV-7' },
  { id: 8, docNumber: 'INV-8' },
];
const ids = (value: unknown): unknown => {
  const list: unknown = Array.isArray(value) ? value : Reflect.get(Object(value), 'items');
  return Array.isArray(list) ? list.map((row: { id: number } | null) => row?.id ?? null) : null;
};
const totalOf = (value: unknown): unknown => Reflect.get(Object(Reflect.get(Object(value), 'meta')), 'total');

/** Forms of a page of two rows of 69. */
const forms: [string, unknown, number | undefined][] = [
  ['as the contract says', { items: rows, meta: { page: 1, limit: 2, total: 69 } }, 69],
  ['data and total', { data: rows, total: 69 }, 69],
  [
    'hydra',
    {
      '@type': 'hydra:Collection',
      'hydra:member': rows,
      'hydra:totalItems': 69,
      'hydra:view': { '@id': '/x' },
    },
    69,
  ],
  ['one level deeper', { data: { items: rows, meta: { total: 69 } } }, 69],
  ['one level deeper, next to its meta', { success: true, data: { rows }, meta: { total: 69 } }, 69],
  ['its own pagination', { results: rows, pagination: { totalCount: 69 } }, 69],
  ['hal', { _embedded: { invoices: rows }, page: { totalElements: 69 } }, 69],
  ['its own name', { invoices: rows, total: 69 }, 69],
  ['the list itself', rows, undefined],
];

describe.each(['listMergedInvoices', 'listInvoices'])('%s', (operationId) => {
  test.each(forms)('is read where it is written as %s', (_name, body, total) => {
    const { value, reported } = readAnswer(operationId, body);
    expect(ids(value)).toEqual([7, 8]);
    expect(totalOf(value)).toBe(total);
    expect(reported).toEqual([]);
  });

  test.each([
    [{}],
    [null],
    [undefined],
    [{ items: [] }],
    [{ data: [], total: 0 }],
    [{ meta: { total: 0 } }],
    [[]],
  ])('is empty where it is %j', (body) => {
    const { value } = readAnswer(operationId, body);
    expect(value === null || Array.isArray(ids(value))).toBe(true);
    expect(ids(value) ?? []).toEqual([]);
  });

  test.each([
    { foo: [], total: 3 },
    { success: false, message: 'Not today.' },
    { message: 'Maintenance' },
    { id: 5, docNumber: 'INV-5' },
    'OK',
    7,
    true,
  ])('is not an empty list where it is %j', (body) => {
    expect(readAnswer(operationId, body).value).toBeNull();
  });
});

test.each(forms.filter(([name]) => !name.includes('contract')))(
  'a list is read where it is written as %s',
  (_name, body) => {
    expect(ids(readAnswer('listContacts', body).value)).toEqual([7, 8]);
  },
);

test('a list is read where it is a map of its rows, and is not empty where it is an error', () => {
  expect(ids(readAnswer('listContacts', { 7: rows[0], 8: rows[1] }).value)).toEqual([7, 8]);
  expect(readAnswer('listContacts', {}).value).toEqual([]);
  for (const body of [{ success: false }, { message: 'No' }, 'OK', 5])
    expect(readAnswer('listContacts', body).value).toBeNull();
});

test('a page or a list, as some calls answer, is read in either form', () => {
  const statements = [{ id: 1, year: 2026, month: 1, filename: 'a.pdf' }];
  for (const body of [statements, { items: statements }, { data: statements, total: 1 }])
    expect(ids(readAnswer('listStatements', body).value)).toEqual([1]);
});

test('another row with the id of an earlier one is missing and reported; an equal one stays', () => {
  const { value, reported } = readAnswer('listInvoices', {
    items: [rows[0], { ...rows[1], id: 7 }, rows[0]],
    meta: { total: 3 },
  });
  expect(ids(value)).toEqual([7, null, 7]);
  expect(reported).toEqual(['InvoicePage.items[]']);
});
