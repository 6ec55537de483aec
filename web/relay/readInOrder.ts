import type { WriteClock } from './writeClock.ts';

/**
 * Reads something that writes may change, and delivers no answer from before one that has ended since: it is dropped, and
 * read again. While a write is under way the read waits for it a moment, which saves the repetition. After that it
 * delivers what there is, and once more what there is when the write has ended (docs/decisions/reads-and-writes.md).
 *
 * @param read sends the request; rejects when it was given up, which ends it all
 */
export async function readInOrder<Answer>(
  clock: WriteClock,
  read: () => Promise<Answer>,
  deliver: (answer: Answer) => void,
): Promise<void> {
  if (clock.isUnderWay()) await clock.soonQuiet();
  for (;;) {
    const before = clock.ended();
    const answer = await read();
    const isOld = clock.ended() !== before;
    if (!isOld) deliver(answer);
    if (!isOld && !clock.isUnderWay()) return;
    await clock.quiet();
  }
}
