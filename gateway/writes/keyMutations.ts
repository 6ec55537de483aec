import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';

/** These start or end a session: their answer is a cookie, which is never stored, and repeating them is harmless. */
const sessionFields = new Set(['login', 'logout']);

/**
 * Makes every mutation whose input has an `idempotencyKey` run once for that key: here for all of them, so that no
 * resolver can forget it. A resolver's payload must be plain data, because it is stored as JSON.
 */
export function keyMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (sessionFields.has(field.name)) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (mutation, args: Record<string, unknown>, context: GatewayContext, info) => {
      const { input } = args;
      const key = readKey(input);
      if (key === null) return resolve(mutation, args, context, info);
      return context.shared.writes.once({
        key,
        fieldName: info.fieldName,
        input: Object(input),
        bearer: context.session.bearer,
        run: async (write) =>
          resolve(mutation, args, { ...context, rest: context.rest.withKey(write) }, info),
      });
    };
  }
}

const readKey = (input: unknown): string | null =>
  typeof input === 'object' &&
  input !== null &&
  'idempotencyKey' in input &&
  typeof input.idempotencyKey === 'string'
    ? input.idempotencyKey
    : null;
