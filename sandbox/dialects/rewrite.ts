import type { Shape, Shapes } from '../../contract/reader/Shape.ts';
import type { Dialect } from './Dialect.ts';
import { isRecord } from '../../contract/isRecord.ts';

/**
 * Writes a value in a dialect according to its shape in the contract; parts without a shape are unchanged.
 */
export function rewrite(
  value: unknown,
  shape: Shape,
  name: string,
  to: Dialect,
  schemas: Shapes['schemas'],
): unknown {
  const part = (raw: unknown, of: Shape, partName: string): unknown =>
    rewrite(raw, of, partName, to, schemas);
  if (value === null) return null;
  switch (shape.type) {
    case 'any':
      return value;
    case 'ref':
      return part(value, resolve(shape, schemas), shape.name);
    case 'oneOf': {
      const fitting = shape.of.find((one) => fits(value, one, schemas));
      return fitting ? part(value, fitting, name) : value;
    }
    case 'list':
      return Array.isArray(value)
        ? to.list(value.map((item: unknown) => part(item, shape.of, `${name}[]`)))
        : value;
    case 'map':
      return isRecord(value) ? to.map(mapValues(value, (item) => part(item, shape.of, name))) : value;
    case 'object':
      return isRecord(value)
        ? to.object(
            mapValues(value, (item, key) => part(item, shape.properties[key] ?? anything, `${name}.${key}`)),
          )
        : value;
    case 'money':
      return isRecord(value) ? to.money(value) : value;
    default:
      return isScalar(value) ? to.scalar(value, shape, name) : value;
  }
}

const anything: Shape = { type: 'any' };

/** Resolves a reference to a shape. */
export function resolve(shape: Shape, schemas: Shapes['schemas']): Shape {
  return shape.type === 'ref' ? (schemas[shape.name] ?? anything) : shape;
}

/** Whether the value is of this alternative. */
export function fits(value: unknown, alternative: Shape, schemas: Shapes['schemas']): boolean {
  const shape = resolve(alternative, schemas);
  switch (shape.type) {
    case 'any':
      return true;
    case 'oneOf':
      return shape.of.some((one) => fits(value, one, schemas));
    case 'list':
      return Array.isArray(value);
    case 'object':
      return isRecord(value) && shape.required.every((key) => key in value);
    case 'map':
    case 'money':
      return isRecord(value);
    case 'const':
      return value === shape.value;
    case 'integer':
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    default:
      return typeof value === 'string';
  }
}

const isScalar = (value: unknown): value is boolean | number | string =>
  ['boolean', 'number', 'string'].includes(typeof value);

const mapValues = (
  value: Record<string, unknown>,
  to: (part: unknown, key: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, to(part, key)]));
