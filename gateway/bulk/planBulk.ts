import {
  getNamedType,
  getOperationAST,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { message, type Message } from '../messages/message.ts';
import { bulkFailure, type BulkFailure } from './BulkFailure.ts';

/** A query prepared for reading page by page. */
export interface BulkPlan {
  /** The query; its connection takes the window from the variables `__first` and `__after`. */
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Response keys from the root to the connection. */
  path: readonly string[];
}

/** The values of the variables of a plan's window. */
export const windowVariables = (first: number, after: string | null) => ({ __first: first, __after: after });

/**
 * Prepares a query of a validated document. Its only field is a connection, or `viewer` with a connection as its only
 * field; of the connection it selects `edges { node { … } }` and nothing else.
 *
 * @throws BulkFailure for any other operation
 */
export function planBulk(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): BulkPlan {
  const operation = getOperationAST(document, operationName);
  if (!operation) {
    throw bulkFailure('OPERATION_RESOLUTION_FAILURE', message('BULK.OPERATION'));
  }
  if (operation.operation !== OperationTypeNode.QUERY) throw refusal(message('BULK.QUERY_ONLY'));
  const { connection, path } = findConnection(schema, operation);
  const { variables, field } = toPaged(connection);
  const paged = visit(document, {
    OperationDefinition: (node) =>
      node === operation
        ? { ...node, variableDefinitions: [...(node.variableDefinitions ?? []), ...variables] }
        : undefined,
    Field: (node) => (node === connection ? field : undefined),
  });
  const pagedOperation = getOperationAST(paged, operationName);
  if (!pagedOperation) throw new Error('The paged document lost its operation.');
  return { document: paged, operation: pagedOperation, path };
}

/** Follows the only fields from the root to the connection. */
function findConnection(
  schema: GraphQLSchema,
  { selectionSet }: OperationDefinitionNode,
): { connection: FieldNode; path: string[] } {
  const root = onlyField(selectionSet);
  const isViewer = root?.name.value === 'viewer';
  const connection = isViewer ? onlyField(root?.selectionSet) : root;
  const parent = schema.getType(isViewer ? 'Viewer' : 'Query');
  const field = isObjectType(parent) && connection && parent.getFields()[connection.name.value];
  if (!root || !connection || !field || !getNamedType(field.type).name.endsWith('Connection')) {
    throw refusal(
      message('BULK.ONE_CONNECTION', { example: '{ viewer { orders { edges { node { dbId } } } } }' }),
    );
  }
  const path = (isViewer ? [root, connection] : [connection]).map(({ alias, name }) => (alias ?? name).value);
  return { connection, path };
}

const windowArguments = new Set(['first', 'last', 'after', 'before']);

/** The connection with our window, the cursors of its rows and the end of its page, and the window's variables. */
function toPaged(connection: FieldNode) {
  const own = connection.arguments ?? [];
  if (own.some(({ name }) => windowArguments.has(name.value))) {
    throw refusal(message('BULK.WINDOW'));
  }
  const edges = onlyField(connection.selectionSet);
  const node = edges?.name.value === 'edges' && !edges.alias ? onlyField(edges.selectionSet) : null;
  if (node?.name.value !== 'node' || node.alias) {
    throw refusal(message('BULK.EDGES', { example: 'edges { node { … } }' }));
  }
  const [template] = parse(
    `query ($__first: Int, $__after: String) {
      rows(first: $__first, after: $__after) {
        edges { cursor ${print(node)} }
        totalCount
        pageInfo { hasNextPage endCursor isPositionUncertain }
      }
    }`,
    { noLocation: true },
  ).definitions;
  const rows = template?.kind === Kind.OPERATION_DEFINITION ? onlyField(template.selectionSet) : null;
  if (template?.kind !== Kind.OPERATION_DEFINITION || !rows?.selectionSet) throw new Error('no template');
  const field: FieldNode = {
    ...connection,
    arguments: [...own, ...(rows.arguments ?? [])],
    selectionSet: rows.selectionSet,
  };
  return { variables: template.variableDefinitions ?? [], field };
}

/** The field that is all of a selection set, without directives; null when there is something else. */
function onlyField(selectionSet: SelectionSetNode | undefined): FieldNode | null {
  const [selection, ...others] = selectionSet?.selections ?? [];
  const isPlain = selection?.kind === Kind.FIELD && (selection.directives ?? []).length === 0;
  return isPlain && others.length === 0 ? selection : null;
}

const refusal = (text: Message): BulkFailure => bulkFailure('BAD_REQUEST', text);
