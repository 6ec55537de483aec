/**
 * The global id of an object (GAP-162): base64 of its type and its dbId, the parent's dbId first where the back end reads
 * it only with its parent. URLs keep dbIds; they become global ids where a query or a write takes them. The gateway has the
 * same function (gateway/relay/ids.ts).
 *
 * @example toGlobalId('Warehouse', '2')
 */
export const toGlobalId = (type: string, ...dbIds: readonly string[]): string =>
  btoa(`${type}:${dbIds.join('/')}`);

/** Whether a text of an address is an id of the back end, in its one notation, as the gateway takes it. */
export const isDbId = (text: string): boolean => /^(0|[1-9]\d{0,14})$/.test(text);

/** The dbId in a global id, without the parent's. */
export const toDbId = (id: string): string => atob(id).split(/[:/]/).at(-1) ?? '';
