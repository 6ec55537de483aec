import {
  valueFromASTUntyped,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

/** The value of a variable before the operation is requested. */
export const unknown = Symbol('unknown');

/** Values of an operation's variables by name, not coerced. */
export type Variables = Readonly<Record<string, unknown>>;

/** The variables of a request, with the operation's defaults for those not given. */
export function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Variables,
): Variables {
  const variables: Record<string, unknown> = { ...given };
  for (const { variable, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    if (defaultValue && variables[name] === undefined) variables[name] = valueFromASTUntyped(defaultValue);
  }
  return variables;
}

/** Variables whose values are all unknown. `onRead` is called with the name of each one that is read. */
export const unknownVariables = (onRead: (name: string) => void): Variables =>
  new Proxy(
    {},
    {
      get(_variables, name) {
        onRead(String(name));
        return unknown;
      },
    },
  );

/** The argument of a field by a path such as `first` or `input.orders`; undefined when it is not given. */
export function readArgument({ arguments: given }: FieldNode, path: string, variables: Variables): unknown {
  const [name, ...keys] = path.split('.');
  const argument = given?.find((one) => one.name.value === name);
  let value = argument && valueFromASTUntyped(argument.value, variables);
  for (const key of keys) {
    if (value === unknown || value == null) return value;
    value = typeof value === 'object' ? Reflect.get(value, key) : undefined;
  }
  return value;
}

/** Whether @skip and @include let a selection in; a condition that is unknown does. */
export function isIncluded({ directives = [] }: SelectionNode, variables: Variables): boolean {
  return directives.every(({ name, arguments: given }) => {
    const condition = given?.[0] && valueFromASTUntyped(given[0].value, variables);
    return name.value === 'skip' ? condition !== true : name.value !== 'include' || condition !== false;
  });
}
