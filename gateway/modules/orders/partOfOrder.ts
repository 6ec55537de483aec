import { badRequest } from '../../errors/toGraphQLError.ts';
import { fromGlobalId, toGlobalId } from '../../relay/globalId.ts';
import { dbIdToNumber } from '../../relay/numericDbId.ts';
import type { OrderPart } from './orders.parents.ts';

/**
 * Resolvers of `id` and `dbId` of what belongs to an order. /api/v3 reads such a part only with its order, so
 * its global id holds both: base64(Type:orderId/restId).
 */
export const partIdentity = (type: string) => ({
  id: ({ orderId, id }: OrderPart) => toGlobalId(type, `${orderId}/${id}`),
  dbId: ({ id }: OrderPart) => String(id),
});

/** The two numbers in the REST part of such a global id; null for anything else. */
export function parsePartId(restId: string): OrderPart | null {
  const [orderId, id, ...rest] = restId.split('/').map(dbIdToNumber);
  return orderId != null && id != null && rest.length === 0 ? { orderId, id } : null;
}

/** The two numbers in the global id of a part of that type; a BAD_REQUEST error for anything else. */
export function partFromGlobalId(type: string, globalId: string): OrderPart {
  const part = parsePartId(fromGlobalId(type, globalId));
  if (!part) throw badRequest(`This is no id of type ${type}: ${JSON.stringify(globalId.slice(0, 80))}`);
  return part;
}
