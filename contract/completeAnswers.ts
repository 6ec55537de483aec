import { isRecord } from './isRecord.ts';

/**
 * The contract with answers as the sandbox writes them: `required` lists what the documents promise of an answer, and
 * `x-complete` what the sandbox writes in any case, true for every property; an alternative marked `x-unused` it never writes.
 */
export function completeAnswers<T>(contract: T): T {
  const copy = structuredClone(contract);
  complete(copy);
  return copy;
}

function complete(value: unknown): void {
  if (!isRecord(value)) return;
  const { 'x-complete': all, properties } = value;
  if (all !== undefined)
    value['required'] = all === true && isRecord(properties) ? Object.keys(properties) : all;
  if (Array.isArray(value['oneOf'])) value['oneOf'] = value['oneOf'].filter((one) => !isUnused(one));
  for (const part of Object.values(value)) complete(part);
}

const isUnused = (value: unknown): boolean => isRecord(value) && value['x-unused'] === true;
