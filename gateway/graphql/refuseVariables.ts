import { GatewayError } from '../errors/GatewayError.ts';
import { message, type Message } from '../messages/message.ts';
import type { Variables } from './cost/argumentValues.ts';

/** Entries of one list in an input: more than any field takes, which says so by itself. */
const maxEntries = 10_000;

/** Levels of lists and objects in each other; the deepest input of the schema has five. */
const maxDepth = 50;

/**
 * Refuses variables before they are coerced, which takes long for a long list: a list of more than 10,000 entries, a
 * value that is deeper than functions can call themselves, and a text with half of a surrogate pair, which JSON can hold
 * but UTF-8 cannot.
 */
export function refuseVariables(variables: Variables): GatewayError | null {
  const fault = findFault(variables);
  if (fault === null) return null;
  return new GatewayError(fault, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}

/** Level by level: JSON may be deeper than a function can call itself. */
function findFault(variables: Variables): Message | null {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return message('INPUT.TOO_DEEP', { max: maxDepth });
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && !value.isWellFormed()) return message('INPUT.NOT_UNICODE');
      if (typeof value !== 'object' || value === null) continue;
      if (Array.isArray(value) && value.length > maxEntries)
        return message('INPUT.TOO_MANY_ENTRIES', { entries: value.length, max: maxEntries });
      for (const part of Object.values(value)) next.push(part);
    }
    level = next;
  }
  return null;
}
