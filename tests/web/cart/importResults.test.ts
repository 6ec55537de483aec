import { expect, test } from 'vitest';
import { toImportResult, type ImportError } from '../../../web/pages/cart/import/importResults.ts';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';

const resultOf = (file: { name: string; text: string }, errors: readonly ImportError[]) => {
  const parsed = parseLines(file.text);
  const sent = parsed.lines.map(({ line }) => line);
  return toImportResult(file, parsed, { sent, errors, rounded: [] });
};

const error = (line: number, content: string) => ({ line, content, message: 'unknown' });

test('CART-37 GAP-53 lines to correct keep header and separator of their file; the count of imported lines excludes them', () => {
  const text = 'Artikel\tMenge\r\nAB 1\t2\r\n\r\nX\t1\r\nAB 2\t4\r\n';
  const { taken, correctable } = resultOf({ name: 'order.may.txt', text }, [error(4, 'X\t1')]);
  expect(taken).toBe(2);
  expect(correctable).toEqual({ name: 'order.may-corrections.txt', text: 'Artikel\tMenge\r\nX\t1\r\n' });
});

test('CART-37 GAP-53 without a header the lines to correct get one, so that none of them is mistaken for it', () => {
  const { taken, correctable } = resultOf({ name: 'order', text: 'AB 1,2\nX,many' }, [error(2, 'X,many')]);
  expect(taken).toBe(1);
  expect(correctable).toEqual({ name: 'order-corrections', text: 'article,qty\r\nX,many\r\n' });
});

test('CART-37 a file without one good line: nothing went in', () => {
  const { taken, errors } = resultOf({ name: 'a.csv', text: 'X;1\nY;2' }, [error(1, 'X;1'), error(2, 'Y;2')]);
  expect(taken).toBe(0);
  expect(errors).toHaveLength(2);
});
