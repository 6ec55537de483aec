import { defaultFieldResolver, isInterfaceType, type GraphQLSchema } from 'graphql';
import { isRecord } from '../../contract/isRecord.ts';
import type { GatewayContext } from '../context/context.ts';

/**
 * Records the problem that a request's mutation returned (the first of several), whatever fields the caller selected.
 * Wraps the schema's mutations in place.
 */
export function noteProblems(schema: GraphQLSchema): void {
  const problem = schema.getType('Problem');
  if (!isInterfaceType(problem)) throw new Error('The schema has no Problem.');
  const names = new Set(schema.getImplementations(problem).objects.map(({ name }) => name));
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (mutation, args, context: GatewayContext, info, ...rest) => {
      const answer: unknown = await resolve(mutation, args, context, info, ...rest);
      const name = nameOf(answer);
      if (name !== null && names.has(name)) context.reply.problem ??= name;
      return answer;
    };
  }
}

const nameOf = (answer: unknown): string | null =>
  isRecord(answer) && typeof answer['__typename'] === 'string' ? answer['__typename'] : null;
