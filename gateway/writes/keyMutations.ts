import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';

/**
 * These begin or end a session: their answer is a cookie, which is not kept for anybody, and done twice they do no harm.
 */
const sessionFields = new Set(['login', 'logout']);

/**
 * Makes every mutation whose input has an `idempotencyKey` run once for that key. It is done here for all of them, so
 * that no resolver can forget it; a resolver's payload is plain data, because it is kept as JSON.
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
        run: async (write) => {
          // Mutations of one operation run one after the other: this one's calls are between these lines.
          context.running.keyedWrite = write;
          try {
            return await resolve(mutation, args, context, info);
          } finally {
            context.running.keyedWrite = null;
          }
        },
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
