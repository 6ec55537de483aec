import { isRecord } from './isRecord.ts';

/**
 * The contract with answers as the sandbox writes them: `required` lists what the documents promise of an answer, and
 * `x-complete` what the sandbox writes in any case; an alternative marked `x-unused` it never writes.
 */
export function completeAnswers<T>(contract: T): T {
  const copy = structuredClone(contract);
  complete(copy);
  return copy;
}

function complete(value: unknown): void {
  if (!isRecord(value)) return;
  if ('x-complete' in value) value['required'] = value['x-complete'];
  if (Array.isArray(value['oneOf'])) value['oneOf'] = value['oneOf'].filter((one) => !isUnused(one));
  for (const part of Object.values(value)) complete(part);
}

const isUnused = (value: unknown): boolean => isRecord(value) && value['x-unused'] === true;
