import { expect, test } from 'vitest';
import { isReady, takeAlike } from '../../../web/parts/orderLists/deskLines.ts';
import { alikeNumbers, toLinesWithAlike } from '../../../web/parts/orderLists/findAlike.ts';
import type { ParsedLine } from '../../../web/parts/orderLists/parseLines.ts';
import type { ResolvedLine } from '../../../web/parts/orderLists/useResolveLines.ts';

const written = (number: string): ParsedLine => ({
  line: 1,
  content: number,
  number,
  qty: 4,
  brand: null,
  whole: null,
  repeats: [],
  isQtyMissing: false,
});

/** A gateway that knows these numbers and counts what it is asked. */
function gateway(...known: string[]) {
  const asked: string[][] = [];
  const read = (number: string, qty = 4): ResolvedLine => {
    const article = {
      id: number,
      name: number,
      brand: null,
      description: null,
      multiple: 1,
      inCartQty: 0,
      inReservationQty: 0,
      inBackorderQty: 0,
      eol: null,
      price: null,
    };
    const candidate = { article, qty, availableQty: 4 };
    return known.includes(number)
      ? { match: 'EXACT', replacement: null, candidates: [candidate], suggested: candidate }
      : { match: 'UNKNOWN', replacement: null, candidates: [], suggested: null };
  };
  const resolve = (lines: readonly { number: string; qty: number }[]) => {
    asked.push(lines.map(({ number }) => number));
    return Promise.resolve(lines.map(({ number, qty }) => read(number, qty)));
  };
  return { asked, resolve, read };
}

test.each([
  ['AT 1OO318-6', 'AT 100318-6'],
  ['at loo318-6', 'at 100318-6'],
  ['BO 1O0-2', 'BO 100-2'],
  ['HI 10I', 'HI 101'],
  ['PL-I6II953', 'PL-1611953'],
  ['W 7120', 'W 712O'],
  ['Bremsscheibe PL-1611953', 'PL-1611953'],
  ['Ölfilter, vorne 13.0460-7184.2', '13.0460-7184.2'],
])('%s looks like %s', (number, other) => {
  expect(alikeNumbers(number)).toContain(other);
});

test('a number without such letters and digits looks like no other', () => {
  expect(alikeNumbers('W 723-8')).toEqual([]);
});

test('a number with O for 0 that is not known is offered, not taken; taken, it is the line’s number and article', async () => {
  const { resolve, read, asked } = gateway('AT 100318-6');
  const lines = ['AT 1OO318-6', 'AT 100318-6', 'W 99O'].map(written);
  const read1 = lines.map(({ number }) => read(number));
  const [mistyped, known, unknown] = await toLinesWithAlike(lines, read1, resolve, 'REGULAR');
  expect(asked).toHaveLength(1);
  if (!mistyped || !known || !unknown) throw new Error('a line is missing');
  expect([mistyped.alike?.number, known.alike, unknown.alike]).toEqual(['AT 100318-6', null, null]);
  expect([mistyped.chosen, isReady(mistyped)]).toEqual([null, false]);
  const taken = takeAlike(mistyped);
  expect(taken).toMatchObject({ key: mistyped.key, number: 'AT 100318-6', match: 'EXACT', pieces: 4 });
  expect([taken.chosen, isReady(taken)]).toEqual(['AT 100318-6', true]);
});

test.each([
  ['2 1598425 PT', '1598425 PT', 2],
  ['4 1 016 350 AUR', '1 016 350 AUR', 4],
  ['CV.1019202 12000', 'CV.1019202', 12000],
  ['OV-1095822 007', 'OV-1095822', 7],
])('%s without a quantity may be %s, %i pieces', async (number, article, pieces) => {
  const { resolve, read } = gateway(article);
  const line = { ...written(number), qty: 1, isQtyMissing: true };
  const [found] = await toLinesWithAlike([line], [read(number)], resolve, 'REGULAR');
  if (!found) throw new Error('a line is missing');
  expect(isReady(found)).toBe(false);
  expect(takeAlike(found)).toMatchObject({ number: article, pieces, isQtyMissing: false, isWanted: true });
});

test('a quantity apart from a number of an OEM is offered with that number', async () => {
  const { read } = gateway('AB-1');
  const own = read('AB-1');
  if (!own) throw new Error('an article is missing');
  const analogue: ResolvedLine = { ...own, match: 'ANALOGUE' };
  const line = { ...written('2 1598425 PT'), qty: 1, isQtyMissing: true };
  const resolve = async (lines: readonly { number: string }[]) =>
    lines.map(({ number }) => (number === '1598425 PT' ? analogue : read(number)));
  const [found] = await toLinesWithAlike([line], [read(line.number)], resolve, 'REGULAR');
  expect(found?.alike).toMatchObject({ number: '1598425 PT', qty: 2 });
});

test('a list of known numbers asks nothing more', async () => {
  const { resolve, read, asked } = gateway('AT 100318-6');
  await toLinesWithAlike([written('AT 100318-6')], [read('AT 100318-6')], resolve, 'REGULAR');
  expect(asked).toEqual([]);
});
