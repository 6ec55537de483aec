/**
 * Generates code and the two reviewed artifacts. `npm run generate` runs every step, `node scripts/generate.ts schema`
 * one of them; `npm ci` runs them all, so that a clone needs no further command.
 *
 *   operations  contract/api-v3.yaml → contract/operations.generated.ts (method and path by operationId)
 *   shapes      contract/api-v3.yaml → contract/shapes.generated.json (what reading an answer needs)
 *   rest        contract/api-v3.yaml → contract/apiV3.generated.ts, contract/apiV3Promised.generated.ts (types)
 *   schema      gateway/{schema,modules/*}/*.graphql → schema.graphql*, gateway/schema/resolvers.generated.ts
 *               (what the directives of gateway/schema/shorthand.graphql stand for is written out)
 *   tables      sandbox/db/migrations, sandbox/db/columnTypes.ts → sandbox/db/tables.generated.ts (types of the tables)
 *   relay       web/**\/*.tsx → web/__generated__, persisted.json*
 *   examples    {docs/examples,gateway/exports}/*.graphql → operations.generated.ts in the same folder,
 *               `graphql(…)` in docs/examples → docs/examples/__generated__
 *   answers     operations in tests → tests/support/answers.generated.ts (types of their answers)
 *
 * Files marked with * are committed and reviewed; the others are ignored by git.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { isOlder } from './isOlder.ts';

/** Written when all steps are done. In node_modules, so that it goes with the packages that generate. */
const stamp = 'node_modules/.cache/generated';
const sources = [
  'web/**/*.{ts,tsx}',
  'gateway/**/*.graphql',
  'docs/examples/**/*.{graphql,ts}',
  'contract/api-v3.yaml',
  'sandbox/db/{migrations/*,columnTypes}.ts',
  'scripts/**/*.ts',
  'package-lock.json',
];

/** Imported one by one: an installation without development packages can run `operations` and `shapes` only. */
const steps = {
  operations: async () => (await import('./generateOperations.ts')).generateOperations(),
  shapes: async () => (await import('./generateShapes.ts')).generateShapes(),
  rest: async () => (await import('./generateRest.ts')).generateRest(),
  schema: async () => (await import('./generateSchema.ts')).generateSchema(),
  tables: async () => (await import('./generateTables.ts')).generateTables(),
  relay: async () => (await import('./generateRelay.ts')).generateRelay(),
  examples: async () => (await import('./generateExamples.ts')).generateExamples(),
  answers: async () => (await import('./generateAnswers.ts')).generateAnswers(),
} satisfies Record<string, () => Promise<void>>;
const isStep = (name: string): name is keyof typeof steps => name in steps;

/** Every step that the installed packages allow. */
export async function generateAll(): Promise<void> {
  const hasDevelopmentPackages = existsSync('node_modules/relay-compiler');
  for (const step of hasDevelopmentPackages ? Object.values(steps) : [steps.operations, steps.shapes])
    await step();
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(stamp, '');
}

/** Runs `generateAll` when a source was written after its last run. */
export async function generateIfStale(): Promise<void> {
  if (isOlder(stamp, sources)) await generateAll();
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  if (asked.length === 0) await generateAll();
  for (const name of asked) {
    if (!isStep(name)) throw new Error(`Unknown step ${name}. Steps: ${Object.keys(steps).join(', ')}`);
    await steps[name]();
  }
}
