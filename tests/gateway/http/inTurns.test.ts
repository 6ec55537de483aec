import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bytesOfTurn, inTurns } from '../../../gateway/http/inTurns.ts';

test('promise: one for all: of a file that is there at once a part is passed on in each turn, and all of it arrives', async () => {
  const content = Buffer.alloc(10 * bytesOfTurn, 'x');
  const pieces = Array.from({ length: 20 }, (_, at) =>
    content.subarray((at * bytesOfTurn) / 2, ((at + 1) * bytesOfTurn) / 2),
  );
  const passing = Readable.from(pieces, { objectMode: false }).pipe(inTurns());
  let passed = 0;
  passing.on('data', (piece: Buffer) => (passed += piece.length));
  const whole = buffer(passing);
  for (let turn = 0; passed < content.length; turn++) {
    const before = passed;
    await nextTurn();
    expect(passed - before).toBeLessThanOrEqual(2 * bytesOfTurn);
    expect(turn).toBeLessThan(100);
  }
  expect((await whole).equals(content)).toBe(true);
});
