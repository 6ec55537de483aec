import { operationTable } from '../../../contract/operations.generated.ts';
import type { OperationId } from '../restTypes.ts';

const taken = new Map<string, ReadonlySet<string>>();

/**
 * Whether a value turns a call into another one of the same method: `/articles/{id}` with `search` is the search.
 * Case and surrounding spaces make no difference, because to some servers they make none.
 */
export function isOtherRoute(operationId: OperationId, placeholder: string, value: string): boolean {
  const key = `${operationId} ${placeholder}`;
  let names = taken.get(key);
  if (!names) {
    names = namesInPlaceOf(operationTable[operationId], placeholder);
    taken.set(key, names);
  }
  return names.has(value.trim().toLowerCase());
}

/** What other paths of the contract, alike in the rest, have in the place of a placeholder. */
function namesInPlaceOf(
  { path, method }: (typeof operationTable)[OperationId],
  placeholder: string,
): ReadonlySet<string> {
  const own = path.split('/');
  const at = own.indexOf(`{${placeholder}}`);
  const names = new Set<string>();
  for (const { path: otherPath, method: otherMethod } of Object.values(operationTable)) {
    if (otherMethod !== method) continue;
    const other = otherPath.split('/');
    const name = other[at];
    if (name === undefined || isPlaceholder(name) || other.length !== own.length) continue;
    if (own.every((segment, index) => index === at || isAlike(segment, other[index] ?? '')))
      names.add(name.toLowerCase());
  }
  return names;
}

const isAlike = (one: string, other: string): boolean =>
  one === other || isPlaceholder(one) || isPlaceholder(other);

const isPlaceholder = (segment: string): boolean => segment.includes('{');
