import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';
import { rounds, testSeed } from '../../support/explore.ts';

/** Numbers as makers of parts and cars write them. */
const numbers = [
  '0 986 478 123 | 1 457 429 192 | 1K0 615 301 AB | 06A 905 115 D | 34 11 6 858 652 | 2 92 10 5',
  'A 204 421 12 12 | A2044211212 | 04465-02220 | 1 802 134 | 77 01 208 265 | 7701208265 | 51810775',
  '13 26 6271 | 620 3300 09 | 3000 951 097 | 713 6104 60 | VKBA 3643 | P 85 073 | 13.0460-7184.2',
  'HU719/7X | C 27 192/1 | W 712/75 | BKR6E-11 | 1GE 354 817-021 | 5PK1100 | 6PK1835 | 198.720',
  '530 0171 10 | 12342PRC1 | 95 115 | GDB1550 | 48-1234 | 24.0122-0152.1 | 09.9772.11 | 2108',
].flatMap((some) => some.split(' | '));
const words = [
  'Bremsscheibe',
  'Ölfilter',
  'Zündkerze M14',
  'Keilrippenriemen 6PK',
  'brake pad set 4 pcs',
  'filter 12x30',
];

type Line = { number: string; qty: number; word: string };
type Form = (line: Line, place: number) => string;

const forms: readonly Form[] = [
  ({ number, qty }) => `${number};${qty}`,
  ({ number, qty }) => `${number}\t${qty}`,
  ({ number, qty }) => `${qty}\t${number}`,
  ({ number, qty }) => `${number}  ${qty}`,
  ({ number, qty }) => `${number}: ${qty}`,
  ({ number, qty }, place) => `${place}. ${number} ${qty} Stk`,
  ({ number, qty }, place) => `${place}) ${qty} x ${number}`,
  ({ number, qty, word }) => `${number};${word};${qty}`,
  ({ number, qty, word }) => `${qty};${number};${word}`,
  ({ number, qty, word }, place) => `${place};${number};${word};${qty}`,
  ({ number, qty, word }, place) => `${place}\t${number}\t${word}\t${qty}\t12,50`,
  ({ number, qty, word }) => `${word}\t${number}\t${qty}`,
  ({ number, qty, word }) => `${number}|${word}|${qty}|Stk`,
  ({ number, qty, word }) => `${number};${qty};Stk;${word}`,
  ({ number, qty, word }) => `${number};${qty},00;${word}`,
  ({ number, qty, word }) => `"${number}","${word}","${qty}"`,
  ({ number, qty }) => `${number};${qty};99,90;${(qty * 99.9).toFixed(2).replace('.', ',')}`,
];

const line = fc.record({
  number: fc.constantFrom(...numbers),
  qty: fc.constantFrom(1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 25, 50, 100, 120, 250, 1000),
  word: fc.constantFrom(...words),
});
const list = fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ({ number }) => number });

test('DAY-73 DAY-76 a line of any list names its article and quantity, or is asked about or listed; never another', () => {
  let read = 0;
  let all = 0;
  fc.assert(
    fc.property(list, fc.constantFrom(...forms), (lines, form) => {
      const {
        lines: found,
        unread,
        question,
      } = parseLines(lines.map((one, index) => form(one, index + 1)).join('\n'));
      all += lines.length;
      read += found.length;
      if (question) return;
      expect(found.length + unread.length).toBe(lines.length);
      for (const { line: place, number, qty, isQtyMissing } of found)
        expect({ number, qty, isQtyMissing }).toEqual({
          number: lines[place - 1]?.number,
          qty: lines[place - 1]?.qty,
          isQtyMissing: false,
        });
    }),
    { numRuns: rounds(1000, 50_000), seed: testSeed() },
  );
  // It is not careful by listing everything.
  expect(read / all).toBeGreaterThan(0.8);
});
