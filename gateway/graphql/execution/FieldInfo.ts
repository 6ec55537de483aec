import type {
  FieldNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLResolveInfoHelpers,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { FieldPlan } from './FieldPlan.ts';
import type { Place } from './Place.ts';

/** What graphql tells a resolver of its field; most ask for nothing of it, so that it is looked up when they do. */
export class FieldInfo implements GraphQLResolveInfo {
  readonly #field: FieldPlan;
  readonly #place: Place;

  constructor(field: FieldPlan, place: Place) {
    this.#field = field;
    this.#place = place;
  }

  get fieldName(): string {
    return this.#field.definition.name;
  }
  get fieldNodes(): readonly FieldNode[] {
    return this.#field.nodes;
  }
  get returnType(): GraphQLOutputType {
    return this.#field.definition.type;
  }
  get parentType(): GraphQLObjectType {
    return this.#field.parentType;
  }
  get path(): GraphQLResolveInfo['path'] {
    return toPath(this.#place, this.#field.key, this.#field.parentType.name);
  }
  get schema(): GraphQLSchema {
    return this.#place.execution.plan.schema;
  }
  get fragments(): GraphQLResolveInfo['fragments'] {
    return this.#place.execution.plan.fragments;
  }
  get rootValue(): unknown {
    return undefined;
  }
  get operation(): OperationDefinitionNode {
    return this.#place.execution.plan.operation;
  }
  get variableValues(): GraphQLResolveInfo['variableValues'] {
    return this.#place.execution.variableValues;
  }
  /** The caller's signal is the context's; a run has none of its own. */
  getAbortSignal(): undefined {
    return undefined;
  }
  getAsyncHelpers(): GraphQLResolveInfoHelpers {
    return asyncHelpers;
  }
}

const asyncHelpers: GraphQLResolveInfoHelpers = {
  promiseAll: (values) => Promise.all(values),
  // Nobody waits for what a resolver leaves behind.
  track: () => {},
};

function toPath(
  place: Place,
  key: string | number,
  typename: string | undefined,
): GraphQLResolveInfo['path'] {
  const { parent } = place;
  return { prev: parent ? toPath(parent, place.key, undefined) : undefined, key, typename };
}
