import { isRecord } from '../../../contract/isRecord.ts';
import type { Edit } from './lineStates.ts';

/** The user's changes, keyed by line. */
type Edits = ReadonlyMap<string, Edit>;

export const noEdits: Edits = new Map();

/** Without the results of what was added: they are of the page that has gone. */
export const writeEdits = (edits: Edits): unknown =>
  edits.size === 0 ? null : [...edits].map(([key, edit]) => [key, { ...edit, result: undefined }]);

export function readEdits(stored: unknown): Edits | null {
  if (!Array.isArray(stored)) return null;
  return new Map(
    stored.flatMap((one: unknown): [string, Edit][] => {
      const [key, edit]: unknown[] = Array.isArray(one) ? one : [];
      return typeof key === 'string' && isRecord(edit) ? [[key, readEdit(edit)]] : [];
    }),
  );
}

function readEdit({ isWanted, chosen, pieces }: Record<string, unknown>): Edit {
  return {
    ...(typeof isWanted === 'boolean' ? { isWanted } : {}),
    ...(chosen === null || typeof chosen === 'string' ? { chosen } : {}),
    ...(typeof pieces === 'number' && pieces > 0 ? { pieces } : {}),
  };
}
