import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Shape, Shapes } from '../contract/reader/Shape.ts';

/** The parts of a JSON schema that reading an answer needs. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: boolean | string | number;
  enum?: (string | number | null)[];
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
}
interface Operation {
  operationId?: string;
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
interface Contract {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
}

/** Schemas that stand for one kind of value, however their schema writes it. */
const special: Readonly<Record<string, Shape>> = {
  Money: { type: 'money' },
  Amount: { type: 'money' },
  DocumentMoney: { type: 'money', isOfDocument: true },
  CurrencyCode: { type: 'currency' },
};

/** contract/shapes.generated.json: what the reader needs of the contract. Parsing it takes a millisecond, YAML most of a second. */
export function generateShapes(): void {
  const { components, paths }: Contract = parse(readFileSync('contract/api-v3.yaml', 'utf8'));
  const shapes: Shapes = {
    schemas: Object.fromEntries(
      Object.entries(components.schemas).map(([name, schema]) => [
        name,
        special[name] ?? toShape(schema, name),
      ]),
    ),
    answers: Object.fromEntries(
      Object.values(paths)
        .flatMap((item) => Object.values(item))
        .flatMap(({ operationId, responses }) => {
          if (operationId === undefined) return [];
          const success = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
          const schema = success?.content?.['application/json']?.schema;
          return [[operationId, schema ? toShape(schema, operationId) : { type: 'any' }] as const];
        }),
    ),
  };
  writeFileSync('contract/shapes.generated.json', `${JSON.stringify(shapes)}\n`);
}

function toShape(schema: Schema, name: string): Shape {
  if (schema.$ref) return { type: 'ref', name: schema.$ref.replace(/^.*\//, '') };
  if (schema.const !== undefined) return { type: 'const', value: schema.const };
  const alternatives = (schema.oneOf ?? schema.anyOf)?.filter(({ type }) => type !== 'null');
  const [only, ...others] = alternatives ?? [];
  if (only && others.length === 0) return toShape(only, name);
  if (alternatives?.length) return { type: 'oneOf', of: alternatives.map((one) => toShape(one, name)) };
  const types = [schema.type ?? 'any'].flat().filter((one) => one !== 'null');
  switch (types[0]) {
    case 'array':
      return { type: 'list', of: toShape(schema.items ?? {}, name) };
    case 'object':
      return toObjectShape(schema, name);
    case 'string':
      return toTextShape(schema);
    case 'integer':
    case 'number':
    case 'boolean':
      return { type: types[0] };
    default:
      return { type: 'any' };
  }
}

function toObjectShape({ properties, required = [], additionalProperties }: Schema, name: string): Shape {
  if (!properties)
    return {
      type: 'map',
      of: typeof additionalProperties === 'object' ? toShape(additionalProperties, name) : { type: 'any' },
    };
  return {
    type: 'object',
    name,
    required,
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, toShape(value, `${name}.${key}`)]),
    ),
  };
}

function toTextShape({ format, enum: values }: Schema): Shape {
  if (format === 'date') return { type: 'date' };
  if (format === 'date-time') return { type: 'dateTime' };
  const texts = values?.filter((value): value is string => typeof value === 'string');
  return texts ? { type: 'string', enum: texts } : { type: 'string' };
}
