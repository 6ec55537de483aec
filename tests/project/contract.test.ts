import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectAt(value: Json | undefined, where: string): JsonObject {
  if (!isObject(value)) throw new Error(`${where} is not an object`);
  return value;
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function strings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

const contract: JsonObject = objectAt(
  parse(readFileSync('contract/api-v3.yaml', 'utf8'), { uniqueKeys: true }),
  'the contract',
);
const paths = objectAt(contract['paths'], 'paths');
/** The operations with the parameters of their paths. */
const operations = Object.entries(paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const { [method]: operation, parameters } = objectAt(item, path);
    if (!isObject(operation)) return [];
    const whole: JsonObject = {
      ...operation,
      parameters: [...listOf(parameters), ...listOf(operation['parameters'])],
    };
    return [{ name: `${method.toUpperCase()} ${path}`, path, operation: whole }];
  }),
);

/** The rows of the call table of docs/requirements.md: call id → whether its path is assumed. */
const callTable = new Map(
  [
    ...readFileSync('docs/requirements.md', 'utf8').matchAll(
      /^\| (CALL-\d{3}) \|.*\| (shown|assumed) \|[^|]*\|$/gm,
    ),
  ].map((row) => [row[1] ?? '', row[2] === 'assumed']),
);

/** The calls of an operation whose path is assumed: all of them (`x-assumed: true`) or those it lists. */
function assumedCalls(operation: JsonObject): string[] {
  const assumed = operation['x-assumed'];
  return assumed === true ? strings(operation['x-call']) : strings(assumed);
}

function* references(value: Json): Generator<string> {
  if (Array.isArray(value)) for (const entry of value) yield* references(entry);
  else if (isObject(value)) {
    const reference = value['$ref'];
    if (typeof reference === 'string') yield reference;
    for (const entry of Object.values(value)) yield* references(entry);
  }
}

function resolve(reference: string): Json | undefined {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), contract);
}

/** The parameters of an operation, references followed. */
function parametersOf(operation: JsonObject): JsonObject[] {
  return listOf(operation['parameters'])
    .map((parameter) => {
      const reference = isObject(parameter) ? parameter['$ref'] : undefined;
      return typeof reference === 'string' ? resolve(reference) : parameter;
    })
    .filter((parameter) => isObject(parameter));
}

test('CALL-001 to CALL-164 each appear in the contract exactly once', () => {
  expect(callTable.size).toBe(164);
  const calls = operations.flatMap(({ operation }) => strings(operation['x-call']));
  expect(calls.toSorted()).toEqual([...callTable.keys()].toSorted());
});

test('every operation has a unique operationId', () => {
  const ids = operations.map(({ operation }) => operation['operationId']);
  expect(ids.filter((id) => typeof id !== 'string' || id === '')).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every operation has a one-line summary', () => {
  const without = operations.filter(({ operation }) => {
    const summary = operation['summary'];
    return typeof summary !== 'string' || summary.trim() === '' || summary.includes('\n');
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('x-assumed marks exactly the calls whose path the call table calls assumed', () => {
  const assumed = operations.flatMap(({ operation }) => assumedCalls(operation));
  const expected = [...callTable].filter(([, isAssumed]) => isAssumed).map(([call]) => call);
  expect(assumed.toSorted()).toEqual(expected.toSorted());
});

test('API-02 API-03 every operation accepts the headers Locale and CC', () => {
  const headers = ['#/components/parameters/Locale', '#/components/parameters/CC'];
  const without = operations.filter(({ operation }) => {
    const known = new Set(references(operation['parameters'] ?? []));
    return !headers.every((header) => known.has(header));
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every $ref of the contract resolves', () => {
  const dangling = [...new Set(references(contract))].filter((reference) => resolve(reference) === undefined);
  expect(dangling).toEqual([]);
});

test('every path parameter is declared, and every declared one is part of its path', () => {
  for (const { name, path, operation } of operations) {
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = parametersOf(operation).flatMap((parameter) =>
      parameter['in'] === 'path' ? [parameter['name']] : [],
    );
    expect(declared.toSorted(), name).toEqual(placeholders.toSorted());
  }
});

test('ERR-02 ERR-07 an operation with a path parameter names 404, one with a query or a body 400', () => {
  const silent = operations.filter(({ operation }) => {
    const places = new Set(parametersOf(operation).map((parameter) => parameter['in']));
    const answers = objectAt(operation['responses'], 'responses');
    const mayBeWrong = places.has('query') || 'requestBody' in operation;
    return (places.has('path') && !('404' in answers)) || (mayBeWrong && !('400' in answers));
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every component is used', () => {
  const used = new Set(references(contract));
  const components = objectAt(contract['components'], 'components');
  const unused = Object.entries(components)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, entries]) =>
      Object.keys(objectAt(entries, kind)).map((name) => `#/components/${kind}/${name}`),
    )
    .filter((reference) => !used.has(reference));
  expect(unused).toEqual([]);
});
