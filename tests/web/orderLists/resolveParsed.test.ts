import { expect, test, vi } from 'vitest';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';
import { resolveParsed } from '../../../web/parts/orderLists/resolveParsed.ts';

/** A catalog with these articles, which finds exact numbers, and of another maker those that begin with `~`. */
const catalogOf = (...numbers: string[]) =>
  vi.fn(async (lines: readonly { number: string; qty: number }[]) =>
    lines.map(({ number }) => ({
      match: matchOf(number, numbers),
      replacement: null,
      suggested: null,
      candidates: [],
    })),
  );

function matchOf(number: string, numbers: readonly string[]) {
  if (numbers.includes(number)) return 'EXACT' as const;
  return numbers.includes(`~${number}`) ? ('ANALOGUE' as const) : ('UNKNOWN' as const);
}

const article = {
  brand: 'BX',
  description: null,
  inCartQty: 0,
  inReservationQty: 0,
  inBackorderQty: 0,
  eol: null,
  price: null,
};

/** What lines without a separator become: number, quantity and whether it is missing; the numbers of unclear lines. */
async function resolved(text: string, ...numbers: string[]) {
  const found = await resolveParsed(parseLines(text), catalogOf(...numbers), 'REGULAR');
  if (!found) throw new Error('no answer');
  expect(found.resolved).toHaveLength(found.lines.length);
  return {
    lines: found.lines.map(({ line, number, qty, isQtyMissing }) => [
      line,
      number,
      isQtyMissing ? null : qty,
    ]),
    unclear: found.unread.map(({ line, reason }) => [line, reason]),
  };
}

test('a line whose end may belong to its number is that number where an article has it, without a quantity', async () => {
  expect(await resolved('AT 100318 6', 'AT 100318 6')).toEqual({
    lines: [[1, 'AT 100318 6', null]],
    unclear: [],
  });
});

test('where only the number without its end is an article, the end is the quantity', async () => {
  expect(await resolved('AT 100318 6', 'AT 100318')).toEqual({ lines: [[1, 'AT 100318', 6]], unclear: [] });
});

test('the whole line may be a number of another maker as well', async () => {
  expect((await resolved('N 1790 797', '~N 1790 797')).lines).toEqual([[1, 'N 1790 797', null]]);
  expect((await resolved('N 1790 797', '~N 1790 797', '~N 1790')).unclear).toEqual([[1, 'UNCLEAR_QTY']]);
  expect((await resolved('N 1790 797', '~N 1790 797', 'N 1790')).unclear).toEqual([[1, 'UNCLEAR_QTY']]);
});

test('where both are articles the line is unclear, and its neighbours stay in their order', async () => {
  const text = 'AB-1;2\nAT 100318 6\nAB-2;3';
  expect(await resolved(text, 'AT 100318', 'AT 100318 6', 'AB-1', 'AB-2')).toEqual({
    lines: [
      [1, 'AB-1', 2],
      [3, 'AB-2', 3],
    ],
    unclear: [[2, 'UNCLEAR_QTY']],
  });
});

test('where neither is an article the line keeps its reading', async () => {
  expect(await resolved('AT 100318 6')).toEqual({ lines: [[1, 'AT 100318', 6]], unclear: [] });
});

test('DAY-73 GAP-49 lines of one article in two spellings are one, rounded and compared with the stock once', async () => {
  const found = await resolveParsed(
    parseLines('BX 12 02 384 ×4\nAB-1;2\nbx1202384;1\nBX-1202384;7'),
    async (lines) =>
      lines.map(({ number, qty }) => {
        const id = number.replaceAll(/\W/g, '').toUpperCase();
        const candidate = {
          article: { ...article, id, name: number, multiple: 10 },
          qty: Math.ceil(qty / 10) * 10,
          availableQty: 15,
        };
        return { match: 'EXACT' as const, replacement: null, suggested: candidate, candidates: [candidate] };
      }),
    'REGULAR',
  );
  expect(found?.lines.map(({ line, qty, repeats }) => [line, qty, repeats.map((one) => one.line)])).toEqual([
    [1, 12, [3, 4]],
    [2, 2, []],
  ]);
  expect(found?.resolved.map((one) => one?.candidates[0])).toMatchObject([
    { qty: 20, availableQty: 15 },
    { qty: 10, availableQty: 15 },
  ]);
  expect(found?.resolved[0]?.suggested?.qty).toBe(20);
});

test('a list without lines asks for nothing; one without an answer stays unread', async () => {
  const catalog = catalogOf();
  expect(await resolveParsed(parseLines('please hurry'), catalog, 'REGULAR')).toMatchObject({
    lines: [],
    unread: [{ line: 1, reason: 'NO_NUMBER' }],
  });
  expect(catalog).not.toHaveBeenCalled();
  expect(await resolveParsed(parseLines('AB-1;2'), async () => null, 'REGULAR')).toBeNull();
});
