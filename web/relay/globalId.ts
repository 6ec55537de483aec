/**
 * The global id of an object (GAP-162): base64 of its type and its dbId, the parent's dbId first where the back end reads
 * it only with its parent. URLs keep dbIds; they become global ids where a query or a write takes them. The gateway has the
 * same function (gateway/relay/ids.ts).
 *
 * @example toGlobalId('Warehouse', '2')
 */
export const toGlobalId = (type: string, ...dbIds: readonly string[]): string =>
  btoa(`${type}:${dbIds.join('/')}`);

/** The dbId in a global id, without the parent's. */
export const toDbId = (id: string): string => atob(id).split(/[:/]/).at(-1) ?? '';
