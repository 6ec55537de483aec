import { isDbId } from '../../contract/isDbId.ts';
import { badRequest } from '../errors/toGraphQLError.ts';
import { message } from '../messages/message.ts';
import type { RestClient } from '../rest/RestClient.ts';
import type { ReadId } from '../rest/restTypes.ts';

/** A Node's id in the schema: base64 of its type and its REST id (GAP-162), `T3JkZXI6MTI=` for order 12. */
export type GlobalId = string & { readonly [isGlobalId]: true };

/** A checked REST id: a whole number of 1 to 15 digits. */
export type DbId = number & { readonly [isCheckedId]: true };

declare const isGlobalId: unique symbol;
declare const isCheckedId: unique symbol;

/**
 * The global id of an object. An object that /api/v3 reads only with its parent has both ids, the parent's first:
 * `toGlobalId('OrderItem', orderId, id)`. The web client has the same function (web/relay/globalId.ts).
 */
export function toGlobalId(type: string, dbId: string | number, part?: number): GlobalId {
  const text = part === undefined ? `${type}:${dbId}` : `${type}:${dbId}/${part}`;
  // Numbers are ASCII, for which btoa gives the same in a third of the time: a list has some sixty ids.
  return (typeof dbId === 'number' ? btoa(text) : Buffer.from(text).toString('base64')) as GlobalId;
}

/** Type and REST id of a global id; null for any other text. */
export function parseGlobalId(text: string): { type: string; dbId: string } | null {
  const [, type = '', dbId = ''] = /^([^:]+):(.+)$/s.exec(Buffer.from(text, 'base64').toString()) ?? [];
  // Base64 is lenient: several texts decode to the same bytes, one of them is the id.
  return type !== '' && toGlobalId(type, dbId) === text ? { type, dbId } : null;
}

/** The number that a text is, in its one notation: no sign, no leading zero, at most 15 digits. Else null. */
export const parseDbId = (text: string): DbId | null => (isDbId(text) ? (Number(text) as DbId) : null);

/** The numbers of a REST id that names a parent too, `orderId/itemId`; null for any other text. */
export function parseDbIdPath(text: string): { parent: DbId; id: DbId } | null {
  const [parent = null, id = null, ...rest] = text.split('/').map(parseDbId);
  return parent !== null && id !== null && rest.length === 0 ? { parent, id } : null;
}

/** The types that a caller's global id may have, the id, and the argument or input field that holds it. */
type Given = [types: string | readonly string[], id: string, field: string];

/**
 * The REST id in a global id from a caller's input.
 *
 * @param field where it was given, for the error: `input.order`
 * @throws BAD_REQUEST for anything but an id of one of the types
 *
 * @example
 * const id = fromGlobalId('AccountAccess', input.id, 'input.id');
 */
export const fromGlobalId = (...given: Given): DbId => readGlobalId(given, parseDbId);

/** As fromGlobalId, for a list; the error names the entry, `input.warehouses[1]`. */
export const fromGlobalIds = (types: Given[0], ids: readonly string[], field: string): DbId[] =>
  ids.map((id, index) => fromGlobalId(types, id, `${field}[${index}]`));

/** As fromGlobalId, for an id with the parent's. */
export const pathFromGlobalId = (...given: Given): { parent: DbId; id: DbId } =>
  readGlobalId(given, parseDbIdPath);

/** As fromGlobalId, for types of which some ids hold the parent's too: a group and a subgroup. */
export const lastFromGlobalId = (...given: Given): DbId =>
  readGlobalId(given, (dbId) => parseDbIdPath(dbId)?.id ?? parseDbId(dbId));

/**
 * Parses the REST id in a global id from a caller's input.
 * @throws BAD_REQUEST, naming field and types, for an id of another type and for text of which `parse` makes nothing
 */
export function readGlobalId<T>([wanted, id, field]: Given, parse: (dbId: string) => T | null): T {
  const allowed = typeof wanted === 'string' ? [wanted] : wanted;
  const given = parseGlobalId(id);
  const dbId = given && allowed.includes(given.type) ? parse(given.dbId) : null;
  if (dbId !== null) return dbId;
  const types = allowed.join(' | ');
  const isOther = given !== null && !allowed.includes(given.type) && /^[A-Z][A-Za-z]{0,39}$/.test(given.type);
  throw badRequest(
    isOther
      ? message('INPUT.ID_OF_OTHER_TYPE', { field, types, found: given.type })
      : message('INPUT.ID', { field, types, id: JSON.stringify(id.slice(0, 80)) }),
    field,
  );
}

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

/**
 * Resolvers of `id` and `dbId` for a Node type whose REST id is its property `id`.
 *
 * @example
 * AccountAccess: identity('AccountAccess'),
 */
export const identity = (type: string) => ({
  id: ({ id }: Identified) => toGlobalId(type, id),
  dbId: ({ id }: Identified) => String(id),
});

interface Identified {
  id: number | string;
}
