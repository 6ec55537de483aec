import {
  defaultFieldResolver,
  getNamedType,
  isAbstractType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { isRecord } from '../../contract/isRecord.ts';
import type { GatewayContext } from '../context/context.ts';
import { isOutcomeUnknown, otherAccount, type SentWrite } from '../errors/problems.ts';

/** These start or end a session: their answer is a cookie, which is never stored, and repeating them is harmless. */
const sessionFields = new Set(['login', 'logout']);
/** Mutations that change whom a token stands for: their keys belong to the token. */
const switchingFields = new Set(['switchAccount', 'switchUser', 'resetSwitchUser']);

/**
 * Makes every mutation whose input has an `idempotencyKey` run once for that key, and refuses those that come from a page
 * of another account: here for all of them, so that no
 * resolver can forget it. A resolver's payload must be plain data, because it is stored as JSON.
 */
export function keyMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (sessionFields.has(field.name)) continue;
    const isSwitching = switchingFields.has(field.name);
    const resolve = field.resolve ?? defaultFieldResolver;
    const types = possibleTypes(schema, field.type);
    field.resolve = async (mutation, args: Record<string, unknown>, context: GatewayContext, info) => {
      const { callers, writes } = context.shared;
      const { input } = args;
      const key = readKey(input);
      const { fieldName } = info;
      const startedAt = Date.now();
      if (!(await callers.mayWrite(context))) return otherAccount();
      try {
        if (key === null) {
          const answer: unknown = await resolve(mutation, args, context, info);
          return withWrite(answer, { fieldName, input, beganAt: startedAt });
        }
        const { answer, done, beganAt } = await writes.once({
          key,
          fieldName,
          requestId: context.requestId,
          input: Object(input),
          isAnswer: (value) => types.has(typeNameOf(value)),
          caller: isSwitching ? callers.ofToken(context) : await callers.of(context),
          run: async (write) =>
            resolve(mutation, args, { ...context, rest: context.rest.withKey(write) }, info),
        });
        if (done !== null) (context.reply.keyedWrites ??= {})[info.path.key] = done;
        return beganAt === null ? answer : withWrite(answer, { fieldName, input, beganAt });
      } finally {
        if (isSwitching) {
          context.rest.caller.forgetPerson();
          await callers.forget(context);
        }
      }
    };
  }
}

/** An unknown outcome with what its candidates are searched by; any other answer as it is. */
const withWrite = (answer: unknown, write: SentWrite): unknown =>
  isOutcomeUnknown(answer) ? { ...answer, write } : answer;

/** The names of the types that a field's value can have. */
function possibleTypes(schema: GraphQLSchema, type: GraphQLOutputType): ReadonlySet<unknown> {
  const named = getNamedType(type);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
  return new Set(types.map(({ name }) => name));
}

const typeNameOf = (value: unknown): unknown => (isRecord(value) ? value['__typename'] : null);

const readKey = (input: unknown): string | null =>
  isRecord(input) && typeof input['idempotencyKey'] === 'string' ? input['idempotencyKey'] : null;
