import { operationTable } from '../../contract/operations.generated.ts';
import { encodeQuery } from './encodeQuery.ts';
import type { CallOptions, OperationId } from './restTypes.ts';

/** Path and query of a call. Null when a value makes the path name another resource than the one meant. */
export function callPath(operationId: OperationId, { path, query, force }: CallOptions): string | null {
  let filled = '';
  for (const [index, part] of partsOf(operationId).entries()) {
    // Literal text and the names of placeholders alternate.
    const value = index % 2 === 0 ? part : String((path && Reflect.get(path, part)) ?? '');
    if (index % 2 === 1 && /^\.{0,2}$/.test(value)) return null;
    filled += index % 2 === 0 ? value : encodeURIComponent(value);
  }
  return filled + encodeQuery(force ? { ...query, force: 1 } : query);
}

const parts = new Map<OperationId, readonly string[]>();

/** An operation's path, split at its placeholders. */
function partsOf(operationId: OperationId): readonly string[] {
  const known = parts.get(operationId);
  if (known) return known;
  const split = operationTable[operationId].path.split(/[{}]/);
  parts.set(operationId, split);
  return split;
}
