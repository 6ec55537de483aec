import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';

/**
 * The parents of the resolvers, by name: an exported type `OrderParent` in a file of gateway/schema, gateway/errors or of a module is
 * what the resolvers of the GraphQL type `Order` receive. A type without one looks the same on both sides, and TypeScript
 * checks that it does; so entities of the contract are not taken by their name alone (`VehicleModel` is another thing
 * there), but named: `export type CarrierParent = Entity<'Carrier'>`.
 *
 * @param from the generated file that imports them
 * @returns codegen's `mappers`: `{ Order: './../modules/orders/orders.parents.ts#OrderParent' }`
 * @throws for a parent of a type that the schema does not have, and for two parents of one type
 */
export function findParents(schema: GraphQLSchema, from: string): Record<string, string> {
  const parents: Record<string, string> = {};
  const files = globSync('gateway/{schema,errors,modules/*}/*.ts').map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  for (const file of files.sort()) {
    for (const [, parent = '', type = ''] of readFileSync(file, 'utf8').matchAll(declaration)) {
      if (!schema.getType(type)) throw new Error(`${file}: ${parent}, but there is no type ${type}.`);
      if (parents[type]) throw new Error(`${file}: ${parent} is also in ${parents[type]}.`);
      parents[type] = `./${path.posix.relative(path.dirname(from), file)}#${parent}`;
    }
  }
  return parents;
}

const declaration = /^export (?:type|interface) ((\w+)Parent)\b/gm;
