import {
  defaultFieldResolver,
  getOperationAST,
  execute as executeByGraphql,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { runPlanned } from '../../../../gateway/fastPath/runPlanned.ts';

export { experimentalExecuteIncrementally } from 'graphql';

/*
 * graphql's `execute` for its own tests, by our executor. It takes a root value, which the gateway has no use for: the
 * resolvers of the root type get it in the place of none.
 */

/** `EXECUTOR=graphql` runs graphql's own, which tells a test that does not fit the installed version from a fault of ours. */
const isGraphqlAsked = process.env['EXECUTOR'] === 'graphql';

/** The result, or a promise of it where something is waited for. The test must not itself be called by a promise. */
export function execute(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  if (isGraphqlAsked) return executeByGraphql(args);
  const { schema, document, rootValue, operationName } = args;
  // Plans are kept for a document, whatever the root value was.
  const definitions = document.definitions.map((definition) => ({ ...definition }));
  const operation = getOperationAST(document, operationName);
  const giveBack = operation
    ? passRoot(schema, schema.getRootType(operation.operation), rootValue)
    : () => {};
  const settled: { result?: ExecutionResult; error?: unknown } = {};
  const result = runPlanned({ ...args, document: { ...document, definitions } });
  // The root type is planned by now.
  giveBack();
  result.then(
    (value) => (settled.result = value),
    (error: unknown) => (settled.error = error),
  );
  runMicrotasks();
  if ('error' in settled) throw settled.error;
  return settled.result ?? result;
}

export function executeSync(args: ExecutionArgs): ExecutionResult {
  const result = execute(args);
  if (result instanceof Promise) throw new Error('GraphQL execution failed to complete synchronously.');
  return result;
}

function runMicrotasks(): void {
  const run: unknown = Reflect.get(process, '_tickCallback');
  if (typeof run === 'function') run.call(process);
}

function passRoot(
  schema: GraphQLSchema,
  type: ReturnType<GraphQLSchema['getRootType']>,
  rootValue: unknown,
): () => void {
  const fields = Object.values(type?.getFields() ?? {}).map((field) => ({ field, resolve: field.resolve }));
  for (const { field, resolve = defaultFieldResolver } of fields)
    field.resolve = (source, ...rest) => resolve(source === undefined ? rootValue : source, ...rest);
  return () => {
    for (const { field, resolve } of fields) field.resolve = resolve;
  };
}
