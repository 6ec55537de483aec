import { readFileSync } from 'node:fs';
import type { components } from '../../../contract/apiV3Promised.generated.ts';
import { createReader, type ReadAnswer } from '../../../contract/reader/createReader.ts';
import type { Shapes } from '../../../contract/reader/Shape.ts';

const shapes: Shapes = JSON.parse(
  readFileSync(new URL('../../../contract/shapes.generated.json', import.meta.url), 'utf8'),
);

/** A reader of answers: the only place that knows how loosely a back end may keep to the contract. */
export const createEntityReader = (timeZone: string): ReadAnswer => createReader(shapes, timeZone);

/** The reader for a back end that writes its times as the contract says, in UTC. */
export const readEntity = createEntityReader('UTC');

type Schemas = components['schemas'];

/** The contract's enums, by name. */
export type EnumName = {
  [Name in keyof Schemas]: Schemas[Name] extends string
    ? string extends Schemas[Name]
      ? never
      : Name
    : never;
}[keyof Schemas];

/** The values of one of the contract's enums. */
export function enumValues(name: EnumName): ReadonlySet<string> {
  const shape = shapes.schemas[name];
  if (shape?.type !== 'string' || !shape.enum) throw new Error(`The contract has no enum ${name}.`);
  return new Set(shape.enum);
}
