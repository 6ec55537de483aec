import { expect, test } from 'vitest';
import { deskStore, patchDesk, textLeft } from '../../../web/pages/orderDesk/deskStore.ts';
import { correctLine, withCorrection } from '../../../web/parts/orderLists/correctLine.ts';
import { toDeskLines, withPieces, type DeskLine } from '../../../web/parts/orderLists/deskLines.ts';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';

/** The desk after it has read a text. */
function read(text: string): readonly DeskLine[] {
  const { lines, unread, columns, leftOut } = parseLines(text);
  const desk = toDeskLines(lines, []);
  patchDesk({ text, lines: desk, unread, reading: { columns, leftOut } });
  return desk;
}
const left = () => textLeft(deskStore.read());
const change = (index: number, to: (line: DeskLine) => DeskLine) =>
  patchDesk({ lines: deskStore.read().lines?.map((line, at) => (at === index ? to(line) : line)) ?? null });

test('order desk: a list that was read and left alone is the same text again, with its headings and what was not understood', () => {
  const text = 'Pos;Article;Qty\n1;AB-1;4\n2;AB-2;many\n3;AB-3;5';
  read(text);
  expect(left()).toBe(text);
  expect(parseLines(left()).lines).toMatchObject([{ number: 'AB-1' }, { number: 'AB-3' }]);
});

test('order desk: lines with other pieces stand under separate headings, so that the list reads as it was worked on', () => {
  read('Pos;Article;Qty\n1;AB-1;4\n2;AB-2;5');
  change(0, (line) => withPieces(line, 7));
  expect(parseLines(left()).lines.map(({ number, qty }) => [number, qty])).toEqual([
    ['AB-1', 7],
    ['AB-2', 5],
  ]);
});

test('order desk: without headings a changed line stays in its place; nothing left means an empty text', () => {
  read('AB-1;4\nAB-2;5\nAB-1;2');
  change(1, (line) => withPieces(line, 9));
  expect(left()).toBe('AB-1;6\nAB-2;9');
  patchDesk({ lines: [] });
  expect(left()).toBe('');
});

test('order desk: a corrected line takes the place of the one that was not understood, and is kept as it was corrected', async () => {
  read('AB-1;4\nAB-2;1.000\nAB-3;5');
  const { lines, unread } = deskStore.read();
  const place = { line: 2, content: 'AB-2;1.000' };
  const correction = await correctLine(place, 'AB-2', 1000, lines ?? [], async () => [null], 'REGULAR');
  if (!correction) throw new Error('no answer');
  patchDesk(withCorrection({ lines: lines ?? [], unread }, correction));
  expect(deskStore.read().unread).toEqual([]);
  expect(left()).toBe('AB-1;4\nAB-2;1000\nAB-3;5');
});

const states = (lines: readonly Pick<DeskLine, 'number' | 'qty' | 'isQtyMissing'>[] | null) =>
  lines?.map(({ number, qty, isQtyMissing }) => ({ number, qty, isQtyMissing }));

test.each([['AB-1 5\nAB-1\nAB-2\nAB-2 2\nAB-3;7'], ['Article;Qty\nAB-1;5\nAB-1;\nAB-2;\nAB-2;2\nAB-3;7']])(
  'order desk: a line whose quantity is missing stays so when the list is read again: %j',
  (text) => {
    read(text);
    const before = states(deskStore.read().lines);
    expect(before).toMatchObject([{ isQtyMissing: true }, { isQtyMissing: true }, { isQtyMissing: false }]);
    expect(left()).toBe(text);
    expect(states(parseLines(left()).lines)).toEqual(before);
    // Its number was corrected; how many is still not said.
    change(0, (line) => ({ ...line, number: 'AB-9', isCorrected: true }));
    expect(states(parseLines(left()).lines)?.toSorted((a, b) => a.number.localeCompare(b.number))).toEqual([
      { number: 'AB-2', qty: 3, isQtyMissing: true },
      { number: 'AB-3', qty: 7, isQtyMissing: false },
      { number: 'AB-9', qty: 6, isQtyMissing: true },
    ]);
  },
);
