import { operationTable, parameterTable } from '../../../contract/operations.generated.ts';
import { encodeQuery } from './encodeQuery.ts';
import { message, type Message } from '../../messages/message.ts';
import { isOtherRoute } from './isOtherRoute.ts';
import type { CallOptions, OperationId } from '../restTypes.ts';

/** A value that may not be sent: its field, names joined by dots, and why. */
export interface WrongValue {
  field: string;
  reason: Message;
}

/** Characters of a path with its query. Common servers take 8 KB, and some end the connection at more. */
export const maxPathLength = 8000;

/**
 * Path and query of a call. Null when a value makes the path name another resource than the one meant; the field and
 * what is wrong with it when a value is longer than the contract allows, or not a text.
 */
export function callPath(
  operationId: OperationId,
  { path, query, force }: CallOptions,
): string | WrongValue | null {
  const room: Room = { left: maxPathLength };
  const wrong = findWrongText(operationId, path, room) ?? findWrongText(operationId, query, room);
  if (wrong) return wrong;
  let filled = '';
  let isName = false;
  // Literal text and the names of placeholders alternate.
  for (const part of partsOf(operationId)) {
    const segment = isName ? segmentOf(operationId, part, path && Reflect.get(path, part)) : part;
    if (segment === null) return null;
    filled += segment;
    isName = !isName;
  }
  const whole = filled + encodeQuery(force ? { ...query, force: 1 } : query);
  return whole.length > maxPathLength ? tooMany(Object.keys(query ?? {})[0] ?? '') : whole;
}

/** The value of a placeholder as a path has it; null when it makes the path name another resource. A number never does. */
function segmentOf(operationId: OperationId, placeholder: string, value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '');
  if (leavesItsSegment(text) || isOtherRoute(operationId, placeholder, text)) return null;
  return encodeURIComponent(text);
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

/** Whether a server that decodes a path before it normalises it would see another path: nothing, `.`, `a/../b`. */
const leavesItsSegment = (value: string): boolean => value === '' || /(^|[/\\])\.{1,2}($|[/\\])/.test(value);

/** How many characters the texts that were not looked at yet may have. */
interface Room {
  left: number;
}

/** The first text that may not be sent. */
function findWrongText(operationId: OperationId, values: object | undefined, room: Room): WrongValue | null {
  const lengths = parameterTable[operationId];
  for (const name in values) {
    const value: unknown = Reflect.get(values, name);
    // Most calls have nothing but one id.
    if (typeof value === 'number') continue;
    const wrong = findWrong(name, value, lengths[name] ?? 0, room);
    if (wrong) return wrong;
  }
  return null;
}

/** It stops early: a list may be as long as a request can be. */
function findWrong(field: string, value: unknown, maxLength: number, room: Room): WrongValue | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) {
    for (const one of value) {
      const wrong = findWrong(field, one, maxLength, room);
      if (wrong) return wrong;
    }
    return null;
  }
  if (typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) {
      const wrong = findWrong(`${field}.${name}`, part, maxLength, room);
      if (wrong) return wrong;
    }
    return null;
  }
  const text = String(value);
  room.left -= field.length + text.length;
  if (text.length > maxLength) return { field, reason: message('INPUT.TOO_LONG', { max: maxLength }) };
  if (!text.isWellFormed()) return { field, reason: message('INPUT.NOT_UNICODE') };
  return room.left < 0 ? tooMany(field) : null;
}

const tooMany = (field: string): WrongValue => ({
  field,
  reason: message('INPUT.TOO_LONG_TOGETHER', { max: maxPathLength }),
});
