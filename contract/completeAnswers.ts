import { isRecord } from './isRecord.ts';

/**
 * The contract with answers as the sandbox writes them. `required` lists what the documents promise of an answer; the sandbox
 * writes every property of it but those in `x-optional`, and never an alternative marked `x-unused`.
 */
export function completeAnswers<T extends { paths?: unknown }>(contract: T): T {
  const copy = structuredClone(contract);
  const seen = new Set<unknown>();

  function complete(value: unknown): void {
    if (Array.isArray(value)) value.forEach(complete);
    if (!isRecord(value) || seen.has(value)) return;
    seen.add(value);
    if (typeof value['$ref'] === 'string') complete(find(copy, value['$ref']));
    const { properties, 'x-optional': optional = [] } = value;
    if (isRecord(properties) && Array.isArray(optional))
      value['required'] = Object.keys(properties).filter((name) => !optional.includes(name));
    for (const part of Object.values(value)) complete(part);
    if (Array.isArray(value['oneOf'])) value['oneOf'] = value['oneOf'].filter((one) => !isUnused(one));
  }

  for (const operation of recordsOf(copy.paths).flatMap(recordsOf)) {
    const { responses } = operation;
    if (!isRecord(responses)) continue;
    for (const [status, answer] of Object.entries(responses)) if (status.startsWith('2')) complete(answer);
  }
  return copy;
}

const recordsOf = (value: unknown): Record<string, unknown>[] =>
  isRecord(value) ? Object.values(value).filter(isRecord) : [];

/** The schema that a reference such as `#/components/schemas/Order` names. */
const find = (document: unknown, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce((found: unknown, name) => (isRecord(found) ? found[name] : undefined), document);

const isUnused = (value: unknown): boolean => isRecord(value) && value['x-unused'] === true;
