import { expect, test } from 'vitest';
import type { DraftLine } from '../../../web/pages/claims/draft/DraftItem.ts';
import { choicesOf, toFileItems } from '../../../web/pages/claims/file/fileItems.ts';
import type { FileRow } from '../../../web/pages/claims/file/useCheckFile.ts';

const line = (changes: Partial<DraftLine> = {}): DraftLine => ({
  id: 'line-1',
  qty: 10,
  leftQty: 10,
  price: { value: 115.08, currencyCode: 'GBP' },
  invoiceNumber: 'FIN-1',
  invoiceDate: '2026-01-31',
  ...changes,
});
const row = (place: number, qty: number, match: Partial<FileRow['match']>): FileRow => ({
  line: place,
  articleName: 'ha-1',
  qty,
  price: '115.08',
  invoiceNumber: 'fin-1',
  invoiceDate: '2026-01-31',
  description: 'Wrong part',
  match: { state: 'NOT_FOUND', articleName: 'HA.1', line: null, candidates: [], ...match },
});

test('CLM-32 rows of a file share what is left of an invoice line, and say what was bought and is left', () => {
  const known = { state: 'MATCHED' as const, line: line({ leftQty: 3 }), candidates: [line({ leftQty: 3 })] };
  const items = toFileItems([row(2, 2, known), row(3, 2, known), row(4, 1, known)], new Map(), 'EUR');
  expect(items.map(({ item, limit }) => [item?.qty ?? null, limit])).toEqual([
    ['2', null],
    ['1', { bought: 10, left: 1 }],
    [null, { bought: 10, left: 0 }],
  ]);
  expect(items[0]?.price).toEqual({ value: 115.08, currencyCode: 'GBP' });
  expect(items[0]?.item).toMatchObject({ articleName: 'HA.1', isManual: false });
});

test('CLM-34 a row of a known invoice is one of its lines and never as entered; of an unknown one it is, in the portal’s currency', () => {
  const other = line({ id: 'line-2', invoiceNumber: 'FIN-2' });
  const ambiguous = row(2, 99, { state: 'AMBIGUOUS', candidates: [line({ leftQty: 0 }), other] });
  expect(choicesOf(ambiguous).map(({ id }) => id)).toEqual(['line-1']);
  const [none] = toFileItems([ambiguous], new Map([[2, '']]), 'EUR');
  expect(none).toMatchObject({ item: null, limit: { bought: 10, left: 0 } });
  const unknown = row(3, 2, { candidates: [other] });
  const [entered] = toFileItems([unknown], new Map(), 'EUR');
  expect(entered).toMatchObject({
    item: { isManual: true, qty: '2' },
    price: { value: 115.08, currencyCode: 'EUR' },
  });
  const [chosen] = toFileItems([unknown], new Map([[3, 'line-2']]), 'EUR');
  expect(chosen).toMatchObject({ item: { isManual: false, line: { id: 'line-2' } } });
});
