import { badRequest } from '../errors/toGraphQLError.ts';

/** base64(Type:restId) (GAP-162), for example `T3JkZXI6MTI=` for order 12. */
export function toGlobalId(type: string, dbId: string | number): string {
  return Buffer.from(`${type}:${dbId}`).toString('base64');
}

/** Type and REST id in a global id; null for what is not one. */
export function parseGlobalId(id: string): { type: string; dbId: string } | null {
  const text = Buffer.from(id, 'base64').toString();
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1) return null;
  const type = text.slice(0, colon);
  const dbId = text.slice(colon + 1);
  return toGlobalId(type, dbId) === id ? { type, dbId } : null;
}

/** The REST id in the global id of that type; a BAD_REQUEST error for anything else. */
export function fromGlobalId(type: string, id: string): string {
  const parsed = parseGlobalId(id);
  if (parsed?.type !== type)
    throw badRequest(`This is no id of type ${type}: ${JSON.stringify(id.slice(0, 80))}`);
  return parsed.dbId;
}

/** As fromGlobalId, for types whose REST id is a whole number. */
export function numericFromGlobalId(type: string, id: string): number {
  const dbId = Number(fromGlobalId(type, id));
  if (!Number.isSafeInteger(dbId))
    throw badRequest(`This is no id of type ${type}: ${JSON.stringify(id.slice(0, 80))}`);
  return dbId;
}
