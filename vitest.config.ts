import react from '@vitejs/plugin-react';
import { availableParallelism, totalmem } from 'node:os';
import relay from 'vite-plugin-relay';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tests/support/LongFilesFirst.ts';
import { SummaryReporter } from './tests/support/SummaryReporter.ts';
import { translations } from './web/vite/translations.ts';

/** As Node itself resolves packages: with Vite's `development` there would be two copies of graphql in a test. */
const ssr = { resolve: { conditions: ['node', 'module-sync'], externalConditions: ['node', 'module-sync'] } };

/** What a worker of the browser tests and its browser take at most. */
const workerBytes = 3.4 * 1024 ** 3;
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * Five workers for two cores, because browser tests wait half of their time, and not more than the memory holds. All projects
 * have as many, so that they stand in one queue and no core waits for the last file of a project. The files of a worker run
 * one after the other and share what they import: evaluating it again for each file takes half the processor time of a run.
 */
const workers = {
  pool: 'forks',
  isolate: false,
  maxWorkers: Math.max(
    2,
    Math.min(Math.ceil(availableParallelism() * 2.5), Math.floor(memory / workerBytes)),
  ),
} as const;

const node = {
  ...workers,
  environment: 'node',
  // Only what hangs takes so long, on any machine.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 15_000 } },
} as const;

const e2e = {
  ...node,
  // V8 would collect all garbage five times for each embedded database that starts, because of the memory outside its heap.
  execArgv: ['--external-memory-accounted-in-global-limit', '--initial-old-space-size=256'],
  globalSetup: ['tests/e2e/support/product.setup.ts'],
  setupFiles: ['tests/e2e/support/browser.setup.ts'],
  // A crowded machine can starve a browser once; a fault of ours shows twice. The summary names what was retried.
  retry: 1,
};

/**
 * `--mode explore`: random cases are new ones, and many (tests/support/explore.ts). `--mode matrix`: what a normal run looks
 * at in one way is looked at in all (tests/support/matrix.ts).
 */
const env = (mode: string) => ({
  ...(mode === 'explore' ? { TEST_EXPLORE: '1' } : {}),
  ...(mode === 'matrix' ? { TEST_MATRIX: '1' } : {}),
});

export default defineConfig(({ mode }) => ({
  test: {
    env: env(mode),
    sequence: { sequencer: LongFilesFirst },
    reporters: ['default', new SummaryReporter()],
    // Where nothing is laid out Fluent's focus, pulled back into a dialog, may find a first control in it and no last one.
    onUnhandledError: ({ stack = '' }) => !stack.includes('ModalizerAPI._restoreModalizerFocus'),
    tags: [
      {
        name: 'matrix',
        description:
          'One of several ways through a screen whose requirement another test proves: `npm test` leaves it to `npm run test:matrix`.',
      },
    ],
    projects: [
      {
        ssr,
        test: {
          ...node,
          name: 'node',
          include: ['tests/{contract,gateway,sandbox,project}/**/*.test.ts'],
          setupFiles: ['tests/support/seed.setup.ts'],
        },
      },
      {
        plugins: [relay, react(), translations()],
        test: {
          ...workers,
          name: 'web',
          environment: 'happy-dom',
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          // One console for the tests and for happy-dom, which writes failed requests to it: each error fails the test.
          disableConsoleIntercept: true,
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/seed.setup.ts', 'web/vitest.setup.ts'],
        },
      },
      // Tests of all areas take them from web/modules.ts, which has GraphQL tags.
      {
        ssr,
        plugins: [relay],
        test: { ...e2e, name: 'e2e', include: ['tests/e2e/**/*.test.ts'] },
      },
      // The journeys of an order again, before back ends that write their answers differently (sandbox/dialects).
      ...(mode === 'matrix' ? ['php', 'java'] : []).map((dialect) => ({
        ssr,
        plugins: [relay],
        test: {
          ...e2e,
          name: `e2e-${dialect}`,
          include: [
            'tests/e2e/journey/{journey,orderDesk}.test.ts',
            'tests/e2e/cart/{lines,ordering}.test.ts',
            'tests/e2e/checkout/completing.test.ts',
          ],
          env: { ...env(mode), SANDBOX_DIALECT: dialect },
        },
      })),
      // Daily work again on pages that a translator changes (tests/e2e/support/translatePage.ts).
      ...(mode === 'matrix'
        ? [
            {
              ssr,
              plugins: [relay],
              test: {
                ...e2e,
                name: 'e2e-translated',
                include: [
                  'tests/e2e/journey/{journey,orderDesk}.test.ts',
                  'tests/e2e/cart/{adding,lines,ordering}.test.ts',
                  'tests/e2e/checkout/completing.test.ts',
                  'tests/e2e/orders/orderPage.test.ts',
                ],
                env: { ...env(mode), TRANSLATED: '1' },
              },
            },
          ]
        : []),
    ],
  },
}));
