import { Kind, type FieldNode, type OperationDefinitionNode, type ValueNode } from 'graphql';

/** Stands for what only the variables of a request will tell. */
export const unknown = Symbol('unknown');

/** A request's variables; null for any there may be. */
export type Variables = Readonly<Record<string, unknown>> | null;

/** The variables with the operation's own defaults for those not given; null stays null. */
export function withDefaults(
  { variableDefinitions }: OperationDefinitionNode,
  variables: Variables,
): Variables {
  if (variables === null) return null;
  const all: Record<string, unknown> = { ...variables };
  for (const { variable, defaultValue } of variableDefinitions ?? []) {
    const name = variable.name.value;
    if (defaultValue && all[name] === undefined) all[name] = readValue(defaultValue, {});
  }
  return all;
}

/** A value as it stands in a document, variables filled in, not coerced. */
export function readValue(node: ValueNode, variables: Variables): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return variables === null ? unknown : variables[node.name.value];
    case Kind.LIST:
      return node.values.map((value) => readValue(value, variables));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, readValue(value, variables)]),
      );
    case Kind.NULL:
      return null;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    default:
      return node.value;
  }
}

/** The argument of a field at a path as `first` or `input.orders`; undefined where it is not given. */
export function readArgument({ arguments: given }: FieldNode, path: string, variables: Variables): unknown {
  const [name, ...inner] = path.split('.');
  const argument = given?.find((one) => one.name.value === name);
  let value = argument && readValue(argument.value, variables);
  for (const key of inner) {
    if (value === unknown || value == null) return value;
    value = typeof value === 'object' ? Reflect.get(value, key) : undefined;
  }
  return value;
}

/** Whether @skip and @include let a selection in; while the variables are not known, they do. */
export function isIncluded(
  {
    directives,
  }: { directives?: readonly { name: { value: string }; arguments?: FieldNode['arguments'] }[] | undefined },
  variables: Variables,
): boolean {
  return (directives ?? []).every(({ name, arguments: given }) => {
    const condition = given?.[0] && readValue(given[0].value, variables);
    if (name.value === 'skip') return condition !== true;
    return name.value !== 'include' || condition !== false;
  });
}
