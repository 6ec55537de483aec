import {
  context,
  createContextKey,
  SpanStatusCode,
  type Context,
  type Span,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';

/** A running resolver; it gets a span when it calls the back end. */
interface ResolverRun {
  readonly name: string;
  readonly path: string;
  readonly parent: Context;
  readonly begun: number;
  span?: Span;
  hasEnded: boolean;
}

const runKey = createContextKey('running resolver');

/** Lets calls to the back end find the resolver that makes them. Wraps resolvers in place; see wrapResolvers. */
export function traceResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) wrap(field);
  }
}

function wrap(field: GraphQLField<unknown, unknown>): void {
  const { resolve } = field;
  if (!resolve || resolve === defaultFieldResolver) return;
  field.resolve = (source, args, contextValue, info, ...rest) => {
    const parent = context.active();
    const run: ResolverRun = {
      name: `${info.parentType.name}.${info.fieldName}`,
      path: pathOf(info.path),
      parent,
      begun: Date.now(),
      hasEnded: false,
    };
    try {
      const result: unknown = context.with(parent.setValue(runKey, run), () =>
        resolve(source, args, contextValue, info, ...rest),
      );
      if (result instanceof Promise)
        result.then(
          () => end(run),
          () => end(run, true),
        );
      else end(run);
      return result;
    } catch (error) {
      end(run, true);
      throw error;
    }
  };
}

/**
 * The span of the resolver that makes a call: the first that asked, where several share one. Null outside of
 * resolvers.
 */
export function spanOfField(tracer: Tracer, active: Context): Context | null {
  // Only wrap stores under this key.
  const run = active.getValue(runKey) as ResolverRun | undefined;
  if (!run || (run.hasEnded && !run.span)) return null;
  run.span ??= tracer.startSpan(
    run.name,
    { startTime: run.begun, attributes: { 'graphql.path': run.path } },
    run.parent,
  );
  return trace.setSpan(run.parent, run.span);
}

function end(run: ResolverRun, hasFailed = false): void {
  run.hasEnded = true;
  if (hasFailed) run.span?.setStatus({ code: SpanStatusCode.ERROR });
  run.span?.end();
}

interface PathStep {
  readonly prev: PathStep | undefined;
  readonly key: string | number;
}

const pathOf = ({ prev, key }: PathStep): string => (prev ? `${pathOf(prev)}.${key}` : String(key));
