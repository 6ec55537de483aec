import { expect, test } from 'vitest';
import { choicesOf, readChoices, withChoices } from '../../../web/pages/orderDesk/deskChoices.ts';
import {
  choose,
  statesOf,
  toDeskLines,
  want,
  withPieces,
  type DeskLine,
} from '../../../web/parts/orderLists/deskLines.ts';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';
import type { ResolvedLine } from '../../../web/parts/orderLists/useResolveLines.ts';

const candidate = (id: string) => ({
  article: {
    id,
    name: id,
    brand: null,
    description: null,
    multiple: 1,
    inCartQty: 0,
    inReservationQty: 0,
    inBackorderQty: 0,
    eol: null,
    price: null,
  },
  qty: 2,
  availableQty: 5,
});
const ambiguous: ResolvedLine = {
  match: 'AMBIGUOUS',
  replacement: null,
  candidates: [candidate('A'), candidate('B')],
  suggested: null,
};
const exact: ResolvedLine = {
  match: 'EXACT',
  replacement: null,
  candidates: [candidate('C')],
  suggested: candidate('C'),
};

/** A list as it is read. */
const read = (): DeskLine[] => toDeskLines(parseLines('AB-1;2\nAB-2;2').lines, [ambiguous, exact]);

test('order desk: a list that is checked again after a reload has the choices of before', () => {
  const [first, second] = read();
  if (!first || !second) throw new Error('two lines');
  const kept: unknown = JSON.parse(JSON.stringify(choicesOf([choose(first, 'B'), want(second, false)])));
  expect(withChoices(read(), readChoices(kept)).map(({ chosen, isWanted }) => [chosen, isWanted])).toEqual([
    ['B', true],
    ['C', false],
  ]);
  expect(readChoices([{ number: 1 }, null, 'x'])).toEqual([]);
});

test('other pieces of a line are compared with the stock and what the cart holds, not with the pieces of before', () => {
  const [, line] = read();
  if (!line) throw new Error('a line');
  const states = (pieces: number, inCartQty = 0) => {
    const candidates = line.candidates.map((one) => ({ ...one, article: { ...one.article, inCartQty } }));
    return statesOf({ ...withPieces(line, pieces), candidates }, 'REGULAR');
  };
  expect(states(5)).toEqual(['READY']);
  expect(states(6)).toEqual(['SHORT']);
  expect(states(3, 2)).toEqual(['READY']);
  expect(states(4, 2)).toEqual(['SHORT']);
});
