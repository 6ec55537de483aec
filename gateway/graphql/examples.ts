import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';

const folder = new URL('./examples/', import.meta.url);

/** An operation that GraphiQL offers. */
export interface Example {
  /** Name of the operation, unique among all examples. */
  name: string;
  /** One operation, with the comment before it. */
  query: string;
  /** The values of its variables, with ids of the demo distributor. */
  variables: Readonly<Record<string, unknown>>;
  /** Variables of later examples that its answer sets: paths in `data`, as `viewer.orders.edges.0.node.id`. */
  carried: Readonly<Record<string, string>>;
}

/** The examples of one area. */
export interface ExampleGroup {
  title: string;
  examples: Example[];
}

/** The .json of a group: variables for all of its examples, and `carried` by example. */
interface GroupValues {
  variables?: Record<string, unknown>;
  carried?: Record<string, Record<string, string>>;
}

/**
 * The examples, grouped, in the order of work: the first group takes an order from log-in to CONFIRMED. A group is a
 * .graphql file, whose first line is its title as a comment, and a .json file with values.
 */
export const exampleGroups = (): ExampleGroup[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => {
      const [title = '', ...lines] = readFileSync(new URL(name, folder), 'utf8').split('\n');
      return {
        title: title.replace('# ', ''),
        examples: splitOperations(lines.join('\n'), readValues(name.replace('.graphql', '.json'))),
      };
    });

/** All examples, in the order of the groups. */
export const examples = (): Example[] => exampleGroups().flatMap((group) => group.examples);

/** The documents of the examples. */
export const exampleOperations = (): string[] => examples().map(({ query }) => query);

function readValues(name: string): GroupValues {
  const file = new URL(name, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GroupValues) : {};
}

function splitOperations(text: string, { variables = {}, carried = {} }: GroupValues): Example[] {
  let end = 0;
  return parse(text)
    .definitions.filter(
      (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
    )
    .map((operation) => {
      const name = operation.name?.value ?? '';
      const begin = end;
      end = operation.loc?.end ?? text.length;
      const declared = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
      return {
        name,
        query: `${text.slice(begin, end).trim()}\n`,
        variables: Object.fromEntries(
          declared.flatMap((variable) => (variable in variables ? [[variable, variables[variable]]] : [])),
        ),
        carried: carried[name] ?? {},
      };
    });
}
