import type { GraphQLParams } from 'graphql-yoga';
import { isRecord } from '../../contract/isRecord.ts';
import { message } from '../messages/message.ts';
import type { UploadedFile } from './UploadedFile.ts';
import { UploadError } from './UploadError.ts';

/** A request whose file begins to arrive: the fields before it, as text, and the name of the file's part. */
export interface Arrived {
  operations: string | undefined;
  map: string | undefined;
  part: string;
  file: UploadedFile;
}

/**
 * The operation of an upload, with the file at the place that `map` names: a null in the variables.
 *
 * @throws UploadError without such a null, or without exactly one operation and one file
 */
export function placeFile({ operations, map, part, file }: Arrived): GraphQLParams {
  if (operations === undefined || map === undefined) throw new UploadError(message('UPLOAD.ORDER'));
  const params = readRecord('operations', operations);
  const [[name, paths] = [], ...others] = Object.entries(readRecord('map', map));
  const [path, ...more] = Array.isArray(paths) ? paths : [];
  if (name !== part || typeof path !== 'string' || others.length > 0 || more.length > 0)
    throw new UploadError(message('UPLOAD.MAP'));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let parent: unknown = params;
  for (const key of keys) parent = isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : null;
  if (keys[0] !== 'variables' || !isObject(parent) || !Object.hasOwn(parent, last) || parent[last] !== null)
    throw new UploadError(message('UPLOAD.PATH'));
  parent[last] = file;
  return params;
}

function readRecord(field: string, text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (!isRecord(value)) throw new UploadError(message('UPLOAD.NOT_JSON', { field }));
  return value;
}

/** A list, too: the place of a file may be in one. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
