/**
 * Whether this run looks for new cases, many at a time (`npm run test:matrix -- explore`). Other runs try the same few cases each time; a case an
 * exploring run finds is kept in the property's `examples`.
 */
export const isExploring = process.env['TEST_EXPLORE'] === '1';

/** How often to repeat a random or racing test: `few` times, `many` in an exploring run. */
export const rounds = (few: number, many: number): number => (isExploring ? many : few);

/** The seed of random cases: TEST_SEED, else a new one in an exploring run, else always the same. */
export function testSeed(): number {
  const { TEST_SEED: asked } = process.env;
  if (asked) return Number(asked);
  return isExploring ? Math.trunc(Math.random() * 2 ** 31) : 20_221_101;
}
