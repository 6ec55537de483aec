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

/** A resolver that runs; it gets a span when it turns out to call the back end. */
interface Place {
  readonly name: string;
  readonly path: string;
  readonly parent: Context;
  readonly begun: number;
  span?: Span;
  hasEnded: boolean;
}

const placeKey = createContextKey('the resolver that runs');

/** Lets calls to the back end know which resolver makes them. Wraps the schema's resolvers where they are. */
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
    const place: Place = {
      name: `${info.parentType.name}.${info.fieldName}`,
      path: pathOf(info.path),
      parent,
      begun: Date.now(),
      hasEnded: false,
    };
    try {
      const result: unknown = context.with(parent.setValue(placeKey, place), () =>
        resolve(source, args, contextValue, info, ...rest),
      );
      if (result instanceof Promise)
        result.then(
          () => end(place),
          () => end(place, true),
        );
      else end(place);
      return result;
    } catch (error) {
      end(place, true);
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
  const place = active.getValue(placeKey) as Place | undefined;
  if (!place || (place.hasEnded && !place.span)) return null;
  place.span ??= tracer.startSpan(
    place.name,
    { startTime: place.begun, attributes: { 'graphql.path': place.path } },
    place.parent,
  );
  return trace.setSpan(place.parent, place.span);
}

function end(place: Place, hasFailed = false): void {
  place.hasEnded = true;
  if (hasFailed) place.span?.setStatus({ code: SpanStatusCode.ERROR });
  place.span?.end();
}

interface PathStep {
  readonly prev: PathStep | undefined;
  readonly key: string | number;
}

const pathOf = ({ prev, key }: PathStep): string => (prev ? `${pathOf(prev)}.${key}` : String(key));
