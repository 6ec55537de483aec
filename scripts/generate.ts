/**
 * Regenerates the derived files:
 *   rest    gateway/rest/api-v3.yaml → apiV3.generated.ts (types), operations.generated.ts (method and path by operationId)
 *   schema  gateway/{schema,modules/*}/*.graphql → schema.graphql, gateway/schema/resolvers.generated.ts
 *   relay   web/**\/*.tsx → web/__generated__, persisted.json
 *   examples docs/examples/*.graphql → docs/examples/operations.generated.ts
 * Run all with `npm run generate`, or some: `node scripts/generate.ts schema relay`.
 */
import { generateExamples } from './generateExamples.ts';
import { generateRelay } from './generateRelay.ts';
import { generateRest } from './generateRest.ts';
import { generateSchema } from './generateSchema.ts';

const steps = {
  rest: generateRest,
  schema: generateSchema,
  relay: generateRelay,
  examples: generateExamples,
};
const isStep = (name: string): name is keyof typeof steps => name in steps;

const asked = process.argv.slice(2);
for (const name of asked.length ? asked : Object.keys(steps)) {
  if (!isStep(name)) throw new Error(`Unknown step ${name}. Steps: ${Object.keys(steps).join(', ')}`);
  await steps[name]();
}
