import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';

/** These start or end a session: their answer is a cookie, which is never stored, and repeating them is harmless. */
const sessionFields = new Set(['login', 'logout']);
/** These change who a token stands for: their keys belong to the token. */
const switchingFields = new Set(['switchAccount', 'switchUser', 'resetSwitchUser']);

/**
 * Makes every mutation whose input has an `idempotencyKey` run once for that key: here for all of them, so that no
 * resolver can forget it. A resolver's payload must be plain data, because it is stored as JSON.
 */
export function keyMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (sessionFields.has(field.name)) continue;
    const isSwitching = switchingFields.has(field.name);
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (mutation, args: Record<string, unknown>, context: GatewayContext, info) => {
      const { callers, writes } = context.shared;
      const { input } = args;
      const key = readKey(input);
      try {
        if (key === null) return await resolve(mutation, args, context, info);
        const { answer, done } = await writes.once({
          key,
          fieldName: info.fieldName,
          input: Object(input),
          caller: isSwitching ? callers.ofToken(context) : await callers.of(context),
          run: async (write) =>
            resolve(mutation, args, { ...context, rest: context.rest.withKey(write) }, info),
        });
        if (done !== null) (context.reply.keyedWrites ??= {})[info.path.key] = done;
        return answer;
      } finally {
        if (isSwitching) await callers.forget(context);
      }
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
