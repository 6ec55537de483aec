/**
 * Generates code and the two reviewed artifacts. `npm run generate` runs every step, `node scripts/generate.ts schema`
 * one of them; `npm ci` runs them all, so that a clone needs no further command.
 *
 *   operations  contract/api-v3.yaml → contract/operations.generated.ts (method and path by operationId)
 *   shapes      contract/api-v3.yaml → contract/shapes.generated.json (what reading an answer needs)
 *   rest        contract/api-v3.yaml → contract/apiV3.generated.ts, contract/apiV3Promised.generated.ts (types)
 *   schema      gateway/{schema,modules/*}/*.graphql → schema.graphql*, gateway/schema/resolvers.generated.ts
 *               (what the directives of gateway/schema/shorthand.graphql stand for is written out)
 *   relay       web/**\/*.tsx → web/__generated__, persisted.json*
 *   examples    {docs/examples,gateway/exports}/*.graphql → operations.generated.ts in the same folder,
 *               `graphql(…)` in docs/examples → docs/examples/__generated__
 *
 * Files marked with * are committed and reviewed; the others are ignored by git.
 */
import { existsSync } from 'node:fs';

/** Imported one by one: an installation without development packages can run `operations` and `shapes` only. */
const steps = {
  operations: async () => (await import('./generateOperations.ts')).generateOperations(),
  shapes: async () => (await import('./generateShapes.ts')).generateShapes(),
  rest: async () => (await import('./generateRest.ts')).generateRest(),
  schema: async () => (await import('./generateSchema.ts')).generateSchema(),
  relay: async () => (await import('./generateRelay.ts')).generateRelay(),
  examples: async () => (await import('./generateExamples.ts')).generateExamples(),
} satisfies Record<string, () => Promise<void>>;
const isStep = (name: string): name is keyof typeof steps => name in steps;

/** Every step that the installed packages allow. */
export async function generateAll(): Promise<void> {
  const hasDevelopmentPackages = existsSync('node_modules/relay-compiler');
  for (const step of hasDevelopmentPackages ? Object.values(steps) : [steps.operations, steps.shapes])
    await step();
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  if (asked.length === 0) await generateAll();
  for (const name of asked) {
    if (!isStep(name)) throw new Error(`Unknown step ${name}. Steps: ${Object.keys(steps).join(', ')}`);
    await steps[name]();
  }
}
