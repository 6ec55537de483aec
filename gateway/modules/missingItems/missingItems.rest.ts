import type { PageRequest } from '../../relay/connection.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { RestError } from '../../rest/RestError.ts';
import type { MissingOrderMode } from '../../schema/resolvers.generated.ts';

/** Which items of the report a call is about. */
export interface MissingItemsQuery {
  hidden?: 0 | 1;
  filter?: Entity<'MissingItemFilter'>;
}

/** One page of the missing items that match, what was missing last first (CALL-060, GAP-38). */
export const listMissingItems = (
  rest: RestClient,
  query: MissingItemsQuery & PageRequest,
): Promise<Entity<'MissingItemPage'>> => rest.get('listMissingItems', { query });

/** Puts a missing item away (CALL-061) or shows it again (CALL-062). */
export async function setHidden(
  rest: RestClient,
  id: number,
  hidden: boolean,
  force: boolean,
): Promise<void> {
  await rest.write(hidden ? 'hideMissingItem' : 'unhideMissingItem', { path: { id }, force });
}

/** Puts all items away, or those that match (CALL-063, CALL-073). */
export async function hideAllMissingItems(
  rest: RestClient,
  filter: Entity<'MissingItemFilter'> | undefined,
  force: boolean,
): Promise<void> {
  await rest.write('hideAllMissingItems', { query: filter ? { filter } : {}, force });
}

/** Moves items into the regular cart (CALL-064, GAP-136, GAP-175). */
export async function takeMissingItems(
  rest: RestClient,
  items: Entity<'TakeItems'>['items'],
  force: boolean,
): Promise<void> {
  await rest.write('takeMissingItems', { body: { items }, force });
}

/** Moves what is in stock of some articles into the regular cart (CALL-065). */
export async function moveMissingItems(rest: RestClient, articles: number[], force: boolean): Promise<void> {
  await rest.write('moveMissingItems', { body: { articles }, force });
}

/** Moves what some warehouses have of all items into the regular cart (CALL-066). */
export async function moveAvailable(rest: RestClient, warehouses: number[], force: boolean): Promise<void> {
  await rest.write('moveMissingItemsToWarehouses', { body: { warehouses }, force });
}

const chosenCalls = {
  ALL: 'createOrderFromMissing',
  WITHOUT_RESERVATION: 'createOrderFromMissingWithoutReservation',
  RESERVATION: 'createReservationFromMissing',
} as const satisfies Record<MissingOrderMode, string>;

const matchingCalls = {
  ALL: 'createOrderFromMissingFilter',
  WITHOUT_RESERVATION: 'createOrderFromMissingFilterWithoutReservation',
  RESERVATION: 'createReservationFromMissingFilter',
} as const satisfies Record<MissingOrderMode, string>;

/** Orders of chosen items (CALL-067 to CALL-069); 402 above the credit limit (GAP-60). */
export const orderChosen = (
  rest: RestClient,
  mode: MissingOrderMode,
  items: Entity<'TakeItems'>['items'],
  force: boolean,
): Promise<Entity<'CreatedOrders'>> => rest.write(chosenCalls[mode], { body: { items }, force });

/** Orders of all items that match and are not hidden (CALL-070 to CALL-072); 402 above the credit limit. */
export const orderMatching = (
  rest: RestClient,
  mode: MissingOrderMode,
  filter: Entity<'MissingItemFilter'> | undefined,
  force: boolean,
): Promise<Entity<'CreatedOrders'>> =>
  rest.write(matchingCalls[mode], { query: { hidden: 0, ...(filter ? { filter } : {}) }, force });

const pageSize = 100;

/**
 * A missing item by its id. No call gives one: the report is read page by page, the visible items and then the hidden.
 * @throws RestError with status 404 when the report has no such item.
 */
export async function findMissingItem(rest: RestClient, id: number): Promise<Entity<'MissingItem'>> {
  for (const hidden of [0, 1] as const) {
    for (let page = 1, more = true; more; page += 1) {
      const { items, meta } = await listMissingItems(rest, { hidden, page, limit: pageSize });
      const found = items.find((item) => item.id === id);
      if (found) return found;
      more = items.length > 0 && page * pageSize < meta.total;
    }
  }
  throw new RestError('status', { operationId: 'listMissingItems', requestId: rest.requestId, status: 404 });
}
