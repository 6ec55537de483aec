import { badRequest } from '../errors/toGraphQLError.ts';
import { message } from '../messages/message.ts';
import type { RestClient } from '../rest/RestClient.ts';
import type { ReadId } from '../rest/restTypes.ts';

/** A Node's id in the schema: base64 of its type and its REST id (GAP-162), `T3JkZXI6MTI=` for order 12. */
export type GlobalId = string & { readonly [isGlobalId]: true };

/** A checked REST id: a whole number of 1 to 15 digits. */
export type DbId = number & { readonly [isDbId]: true };

declare const isGlobalId: unique symbol;
declare const isDbId: unique symbol;

/**
 * The global id of an object. An object that /api/v3 reads only with its parent has both ids, the parent's first:
 * `toGlobalId('OrderItem', orderId, id)`.
 */
export function toGlobalId(type: string, dbId: string | number, part?: number): GlobalId {
  const text = part === undefined ? `${type}:${dbId}` : `${type}:${dbId}/${part}`;
  return Buffer.from(text).toString('base64') as GlobalId;
}

/** Type and REST id of a global id; null for any other text. */
export function parseGlobalId(text: string): { type: string; dbId: string } | null {
  const [, type = '', dbId = ''] = /^([^:]+):(.+)$/s.exec(Buffer.from(text, 'base64').toString()) ?? [];
  // Base64 is lenient: several texts decode to the same bytes, one of them is the id.
  return type !== '' && toGlobalId(type, dbId) === text ? { type, dbId } : null;
}

/** The number that a text is, in its one notation: no sign, no leading zero, at most 15 digits. Else null. */
export const parseDbId = (text: string): DbId | null =>
  /^(0|[1-9]\d{0,14})$/.test(text) ? (Number(text) as DbId) : null;

/** The numbers of a REST id that names a parent too, `orderId/itemId`; null for any other text. */
export function parseDbIdPath(text: string): { parent: DbId; id: DbId } | null {
  const [parent = null, id = null, ...rest] = text.split('/').map(parseDbId);
  return parent !== null && id !== null && rest.length === 0 ? { parent, id } : null;
}

/** The REST id in a global id that a caller gave. @throws BAD_REQUEST for anything but an id of that type */
export const fromGlobalId = (type: string, id: string): DbId =>
  checked(type, id, parseDbId(dbIdIn(type, id)));

/** As fromGlobalId, for an id with the parent's. */
export const pathFromGlobalId = (type: string, id: string): { parent: DbId; id: DbId } =>
  checked(type, id, parseDbIdPath(dbIdIn(type, id)));

/** The number in a `dbId` that a caller gave. @throws BAD_REQUEST for anything but a number */
export const fromDbId = (type: string, dbId: string): DbId => checked(type, dbId, parseDbId(dbId));

/**
 * The number in the `dbId` of a page's address. Other text names nothing: /order/abc is a page that does not exist
 * (ERR-07).
 * @throws RestError 404, as the call that reads the page would
 */
export function pageId(dbId: string, rest: RestClient, call: ReadId): DbId {
  const id = parseDbId(dbId);
  if (id === null) throw rest.notFound(call);
  return id;
}

/** Resolvers of `id` and `dbId` of a Node type whose REST id is in `id`. */
export const identity = (type: string) => ({
  id: ({ id }: Identified) => toGlobalId(type, id),
  dbId: ({ id }: Identified) => String(id),
});

interface Identified {
  id: number | string;
}

/** The REST id in a global id of that type; empty for other texts. */
function dbIdIn(type: string, id: string): string {
  const parsed = parseGlobalId(id);
  return parsed?.type === type ? parsed.dbId : '';
}

function checked<T>(type: string, given: string, parsed: T | null): T {
  if (parsed === null)
    throw badRequest(message('INPUT.ID', { id: JSON.stringify(given.slice(0, 80)), type }));
  return parsed;
}
