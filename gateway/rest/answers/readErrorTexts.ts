import { isRecord } from '../../../contract/isRecord.ts';
import type { FieldMessage } from '../RestError.ts';

/** The texts of an error body, in its order. */
export interface ErrorTexts {
  /** Texts that belong to no field. */
  messages: string[];
  fields: FieldMessage[];
}

/** Keys whose value is the text itself, a list of texts, or what holds them. */
const textKeys = new Set([
  'message',
  'messages',
  'error',
  'errors',
  'title',
  'detail',
  'details',
  'description',
  'error_description',
  'reason',
  'text',
  'msg',
]);
/** Keys of a list or map of fields. */
const groupKeys = new Set(['fields', 'violations', 'children', 'data', 'invalid-params', 'fieldErrors']);
/** The key of texts that belong to no field, in a map of fields. */
const noField = 'non_field_errors';
/** Keys that name the field of an entry. */
const nameKeys = ['field', 'propertyPath', 'property', 'pointer', 'loc', 'name', 'path', 'source'];
/** Of a whole body these name the error or the request, as in `{name: "Bad Request", path: "/api/v3/cart"}`. */
const notOfWhole = new Set(['name', 'path', 'source']);
/** Single texts under these are no field's where a body is nothing but a map. */
const metaKeys = new Set(['code', 'status', 'statusCode', 'type', 'success', 'timestamp', 'requestId']);
/** Names in a path that are of the notation and not of the field. */
const notation = new Set(['data', 'attributes', 'children', 'body', '$', '#']);

const deepest = 8;
const most = 100;

/**
 * Finds the texts of an error body, whatever its shape: the documents name `messages` and `fields` and show no entries
 * (GAP-158). Known are lists and maps of texts, of objects with a name and a text, and nestings of them.
 */
export function readErrorTexts(body: unknown): ErrorTexts {
  const found: ErrorTexts = { messages: [], fields: [] };
  collect(body, [], found, 0);
  return found;
}

function collect(value: unknown, path: readonly string[], found: ErrorTexts, depth: number): void {
  if (typeof value === 'string') addTexts(value, path, found);
  else if (typeof value !== 'object' || value === null || depth > deepest) return;
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      // Rows of a list inside of a field differ by their number, texts and named entries are not.
      const isRow = path.length > 0 && isMap(item);
      collect(item, isRow ? [...path, String(index)] : path, found, depth + 1);
    }
  } else collectObject(value, path, found, depth);
}

function collectObject(value: object, path: readonly string[], found: ErrorTexts, depth: number): void {
  const isWhole = depth === 0;
  const entries = Object.entries(value);
  if (isMap(value)) {
    for (const [key, item] of entries) {
      if (key === noField) collect(item, path, found, depth + 1);
      else if (!(isWhole && metaKeys.has(key) && typeof item === 'string'))
        collect(item, [...path, ...partsOf(key)], found, depth + 1);
    }
    return;
  }
  const own = [...path, ...nameOf(value, isWhole)];
  for (const [key, item] of entries) {
    if (textKeys.has(key) || groupKeys.has(key)) collect(item, own, found, depth + 1);
  }
}

/** An object with neither a text nor a group: its keys are names of fields. */
const isMap = (value: unknown): boolean =>
  isRecord(value) && !Object.keys(value).some((key) => textKeys.has(key) || groupKeys.has(key));

function nameOf(value: object, isWhole: boolean): string[] {
  for (const key of nameKeys) {
    if (isWhole && notOfWhole.has(key)) continue;
    const name: unknown = Reflect.get(value, key);
    if (typeof name === 'string' && name !== '') return partsOf(name);
    if (Array.isArray(name)) return name.flatMap((part) => partsOf(String(part)));
    if (typeof name === 'object' && name !== null) return nameOf(name, false);
  }
  return [];
}

/** The names of a path, written `a.b`, `a[b]`, `/a/b` or `children[a].data`. */
const partsOf = (path: string): string[] =>
  path.split(/[.[\]/]+/).filter((part) => part !== '' && !notation.has(part));

function addTexts(text: string, path: readonly string[], { messages, fields }: ErrorTexts): void {
  for (const line of text.split(/\r?\n/)) {
    const message = line.trim();
    if (message === '' || messages.length + fields.length >= most) continue;
    const field = path.join('.');
    if (field === '') {
      if (!messages.includes(message)) messages.push(message);
    } else if (!fields.some((one) => one.field === field && one.message === message)) {
      fields.push({ field, message });
    }
  }
}
