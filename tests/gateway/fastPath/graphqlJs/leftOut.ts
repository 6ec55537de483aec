/** Tests of graphql-js that our executor does not pass on purpose, as `<file>: <title>`, by reason. */
export const leftOut: readonly { because: string; tests: readonly string[] }[] = [
  {
    because: 'A document that validation refuses is not executed.',
    tests: [
      'executor: does not include illegal fields in output',
      'mutations: does not include illegal mutation fields in output',
      'schema: executes using a schema',
      'union-interface: executes using union types',
      'union-interface: executes using interface types',
    ],
  },
  {
    because:
      'The type of a value is found by a synchronous resolveType alone, and its errors are in our words.',
    tests: [
      'abstract: isTypeOf used to resolve runtime type for Interface',
      'abstract: isTypeOf used to resolve runtime type for Union',
      'abstract: isTypeOf can throw',
      'abstract: isTypeOf can return false',
      'abstract: resolveType can throw',
      'abstract: resolveType on Interface yields useful error',
      'executor: fails when an isTypeOf check is not met',
      'union-interface: it handles rejections from isTypeOf after after an isTypeOf returns true',
    ],
  },
  {
    because: 'Lists are no asynchronous iterables.',
    tests: [
      'lists: Accepts an AsyncGenerator function as a List value',
      'lists: Handles an AsyncGenerator function that throws',
      'lists: Handles an AsyncGenerator function where an intermediate value triggers an error',
      'lists: Handles errors from `completeValue` in AsyncIterables',
      'lists: Handles promises from `completeValue` in AsyncIterables',
      'lists: Handles rejected promises from `completeValue` in AsyncIterables',
      'lists: Handles nulls yielded by async generator',
      'lists: Returns async iterable when list nulls',
    ],
  },
  {
    because: 'Fragments have no arguments; the proposal is experimental.',
    tests: [
      'oneof: errors with nulled fragment variable for field',
      'variables: when a value is required and provided',
      'variables: when the definition has a default and is provided',
      'variables: when the definition has a default and is not provided',
      'variables: when a definition has a default, is not provided, and spreads another fragment',
      'variables: when an argument is shadowed by an operation variable',
      'variables: when a nullable argument without a field default is not provided and shadowed by an operation variable',
      'variables: when a nullable argument with a field default is not provided and shadowed by an operation variable',
      'variables: when a fragment is used with different args',
      'variables: when the argument variable is nested in a complex type',
      'variables: when argument variables are used recursively',
      'variables: when argument variables with the same name are used directly and recursively',
      'variables: when argument passed in as list',
      'variables: when argument passed to a directive',
      'variables: when argument passed to a directive on a nested field',
    ],
  },
  {
    because: 'Resolvers are those of the schema, and get no root value and no type names in `path`.',
    tests: [
      'executor: uses a custom field resolver',
      'executor: uses a custom type resolver',
      'executor: populates path correctly with complex types',
      'union-interface: gets execution info in resolver',
    ],
  },
  {
    because: 'A value that a scalar cannot write is an error in our words.',
    tests: ['executor: fails when coerceOutputValue of custom scalar does not return a value'],
  },
  {
    because: 'The schema has no @defer and @stream, and each operation with one is refused.',
    tests: [
      'executor: errors when using original execute with schemas including experimental @defer directive',
      'executor: errors when using original execute with schemas including experimental @stream directive',
    ],
  },
  {
    because: 'The stand-in for `execute` runs what waits before it returns.',
    tests: [
      'sync: returns a Promise if any field is asynchronous',
      'sync: throws if encountering async execution',
    ],
  },
];
