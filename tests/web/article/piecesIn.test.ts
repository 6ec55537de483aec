import { expect, test } from 'vitest';
import { piecesIn } from '../../../web/parts/article/piecesIn.ts';

const tallinn = { dbId: '1' };
const inTallinn = ({ dbId }: { dbId: string }) => dbId === '1';

test('pieces in a warehouse are its own, none where the stock does not name it', () => {
  expect(piecesIn([{ warehouse: tallinn, amount: 4 }], inTallinn)).toBe(4);
  expect(piecesIn([{ warehouse: { dbId: '2' }, amount: 4 }], inTallinn)).toBe(0);
});

test('pieces are not known, rather than none, where an entry of the stock could not be read', () => {
  expect(piecesIn([{ warehouse: tallinn, amount: null }], inTallinn)).toBeNull();
  expect(piecesIn([{ warehouse: null, amount: 4 }], inTallinn)).toBeNull();
  expect(piecesIn([null], inTallinn)).toBeNull();
});
