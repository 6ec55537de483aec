import { expect, test } from 'vitest';
import { isExploring, rounds, testSeed } from '../../support/explore.ts';
import { CartLane } from './CartLane.ts';

const stepsOfSequence = 4;

// An exploring run takes minutes; lateAnswers.test.ts has the cases that it found.
test(
  'CART-46 CART-60 what is seen is what the back end has, and what is ordered, however late answers arrive',
  { tags: 'matrix', timeout: 10_000_000, retry: isExploring ? 0 : 1 },
  async () => {
    const seed = testSeed();
    const lanes = rounds(1, Number(process.env['TEST_LANES'] ?? 4));
    const sequences = rounds(3, Number(process.env['TEST_SEQUENCES'] ?? 500));
    const faults: string[] = [];
    await Promise.all(
      Array.from({ length: lanes }, async (_, place) => {
        const lane = await CartLane.start(seed + 2 * place);
        for (let number = 0; number < sequences; number++) {
          if (isExploring && number % 50 === 0)
            process.stdout.write(`lane ${place}: ${number} of ${sequences}\n`);
          try {
            await lane.run(stepsOfSequence);
          } catch (error) {
            const fault = `seed ${seed}, lane ${place}, sequence ${number}: ${String(error)} ${await lane.describe()}`;
            // Of a run of minutes one wants to know early.
            process.stdout.write(`${fault}\n`);
            faults.push(fault);
            if (!isExploring || faults.length > 20) break;
            await lane.reset();
          }
        }
        await lane.close();
      }),
    );
    expect(faults).toEqual([]);
  },
);
