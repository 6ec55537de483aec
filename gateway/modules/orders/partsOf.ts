import { extendEntity } from '../../../contract/reader/createReader.ts';
import { toGlobalId } from '../../relay/ids.ts';
import type { OrderPart } from './orders.parents.ts';

/** Parts of an order, each with the order's id. */
export const partsOf = <T extends { id: number }>(
  orderId: number,
  parts: readonly (T | null)[],
): ((T & OrderPart) | null)[] => parts.map((part) => part && extendEntity(part, { orderId }));

/** Resolvers of `id` and `dbId` of a part of an order. */
export const partIdentity = (type: string) => ({
  id: ({ orderId, id }: OrderPart) => toGlobalId(type, orderId, id),
  dbId: ({ id }: OrderPart) => String(id),
});
