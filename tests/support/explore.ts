/**
 * Whether this run looks for new cases, many at a time (`npm run test:explore`). Others try the same few each time; what an
 * exploring run finds is kept in its property's `examples`.
 */
const isExploring = process.env['TEST_EXPLORE'] === '1';

/** How often to repeat something random or racing: `few` times, `many` where one explores. */
export const rounds = (few: number, many: number): number => (isExploring ? many : few);

/** The seed of random cases: TEST_SEED, else a new one where one explores, else always the same. */
export function testSeed(): number {
  const { TEST_SEED: asked } = process.env;
  if (asked) return Number(asked);
  return isExploring ? Math.trunc(Math.random() * 2 ** 31) : 20_221_101;
}
