import { getDirectiveValues, Kind, parse, visit } from 'graphql';
import type { DefinitionNode, DocumentNode, FieldDefinitionNode, GraphQLDirective } from 'graphql';
import { argumentsOf } from './argumentsOf.ts';

/**
 * Writes out `@connection`: the field's window arguments and type, the connection and its edge.
 *
 * @param document definitions of all modules
 * @param connection the directive as gateway/schema/shorthand.graphql defines it
 * @throws for a field whose type is not a nullable list of nullable rows, and for two rows of one connection
 */
export function expandConnections(document: DocumentNode, connection: GraphQLDirective): DocumentNode {
  const rows = new Map<string, string>();
  const expanded = visit(document, {
    FieldDefinition(field) {
      const values = getDirectiveValues(connection, field);
      if (!values) return undefined;
      const row = rowOf(field);
      const name = typeof values['name'] === 'string' ? values['name'] : row;
      if ((rows.get(name) ?? row) !== row) throw new Error(`${name}Connection has rows of two types.`);
      rows.set(name, row);
      return {
        ...field,
        arguments: [...(field.arguments ?? []), ...windowArguments],
        type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: `${name}Connection` } },
      } satisfies FieldDefinitionNode;
    },
  });
  const added = [...rows].flatMap(([name, row]) => connectionTypes(name, row));
  return { ...expanded, definitions: [...expanded.definitions, ...added] };
}

function rowOf({ name, type }: FieldDefinitionNode): string {
  const row = type.kind === Kind.LIST_TYPE ? type.type : null;
  if (row?.kind !== Kind.NAMED_TYPE) throw new Error(`${name.value}: @connection needs a type like [Order]`);
  return row.name.value;
}

const windowArguments = argumentsOf(`
  "Number of rows from the start of the window, 1 to 100; 20 if neither \`first\` nor \`last\` is given."
  first: Int
  "Only rows after this cursor."
  after: String
  "Number of rows from the end of the window, 1 to 100; not together with \`first\`."
  last: Int
  "Only rows before this cursor."
  before: String
`);

const connectionTypes = (name: string, row: string): readonly DefinitionNode[] =>
  parse(
    `
    "A window of a list of \`${row}\`."
    type ${name}Connection {
      "The rows of the window, in the list's order; null for a row that cannot be read."
      edges: [${name}Edge]!
      "The window's first and last cursor, and whether there are rows before and after it."
      pageInfo: PageInfo!
      "Cursors of the pages around the window."
      pageCursors: PageCursors!
      "Number of rows in the whole list, all its pages together; null if the back end does not say."
      totalCount: Int
    }
    "A row of \`${name}Connection\` and its cursor."
    type ${name}Edge {
      "Opaque; \`after\` and \`before\` continue from this row, even if rows before it have come or gone since."
      cursor: String!
      "The row."
      node: ${row}!
    }
    `,
    { noLocation: true },
  ).definitions;
