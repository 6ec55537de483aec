import type {
  FieldNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLResolveInfoHelpers,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { ResultNode } from './ResultNode.ts';

/** A field that an operation selects on an object of one type. */
export interface SelectedField {
  /** Its response key: the alias or the name. */
  readonly key: string;
  /** The selections of the document that are merged under this key. */
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
  readonly definition: GraphQLField<unknown, unknown>;
  readonly parentType: GraphQLObjectType;
}

/** A resolver's `info`, read from the plan on demand, since few resolvers use it. */
export class ResolveInfo implements GraphQLResolveInfo {
  readonly #field: SelectedField;
  readonly #parent: ResultNode;

  constructor(field: SelectedField, parent: ResultNode) {
    this.#field = field;
    this.#parent = parent;
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
    return toPath(this.#parent, this.#field.key, this.#field.parentType.name);
  }
  get schema(): GraphQLSchema {
    return this.#parent.execution.plan.schema;
  }
  get fragments(): GraphQLResolveInfo['fragments'] {
    return this.#parent.execution.plan.fragments;
  }
  get rootValue(): unknown {
    return undefined;
  }
  get operation(): OperationDefinitionNode {
    return this.#parent.execution.plan.operation;
  }
  get variableValues(): GraphQLResolveInfo['variableValues'] {
    return this.#parent.execution.variableValues;
  }
  /** Calls to the back end end with the context's signal; the execution has no signal. */
  getAbortSignal(): undefined {
    return undefined;
  }
  getAsyncHelpers(): GraphQLResolveInfoHelpers {
    return asyncHelpers;
  }
}

const asyncHelpers: GraphQLResolveInfoHelpers = {
  promiseAll: (values) => Promise.all(values),
  // The execution does not wait for work that a resolver started but did not return.
  track: () => {},
};

function toPath(
  node: ResultNode,
  key: string | number,
  typename: string | undefined,
): GraphQLResolveInfo['path'] {
  const { parent } = node;
  return { prev: parent ? toPath(parent, node.key, undefined) : undefined, key, typename };
}
