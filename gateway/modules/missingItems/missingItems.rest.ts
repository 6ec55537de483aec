import type { GatewayContext } from '../../context/context.ts';
import { defineLoader, findById } from '../../relay/loaders.ts';
import type { Sent } from '../../rest/entities.ts';
import type { MissingOrderMode } from '../../schema/types.generated.ts';
import { readCreated, type CreatedOrders, type Makes } from '../orders/readCreated.ts';

const callsForItems = {
  ALL: 'createOrderFromMissing',
  WITHOUT_RESERVATION: 'createOrderFromMissingWithoutReservation',
  RESERVATION: 'createReservationFromMissing',
} as const satisfies Record<MissingOrderMode, string>;

const callsForFilter = {
  ALL: 'createOrderFromMissingFilter',
  WITHOUT_RESERVATION: 'createOrderFromMissingFilterWithoutReservation',
  RESERVATION: 'createReservationFromMissingFilter',
} as const satisfies Record<MissingOrderMode, string>;

/** How many orders items become depends on the stock. */
const unknownOrders: Makes = { orders: null, quantities: null };

/** Orders the given items (CALL-067 to CALL-069); 402 above the credit limit (GAP-60). */
export const orderItems = (
  context: GatewayContext,
  mode: MissingOrderMode,
  items: Sent<'TakeItems'>['items'],
  force: boolean,
): Promise<CreatedOrders> =>
  readCreated(context, unknownOrders, (rest) =>
    rest.writeDated(callsForItems[mode], { body: { items }, force }),
  );

/** Orders all visible items that match (CALL-070 to CALL-072); 402 above the credit limit. */
export const orderFiltered = (
  context: GatewayContext,
  mode: MissingOrderMode,
  filter: Sent<'MissingItemFilter'> | undefined,
  force: boolean,
): Promise<CreatedOrders> => {
  const query = { hidden: 0 as const, ...(filter ? { filter } : {}) };
  return readCreated(context, unknownOrders, (rest) =>
    rest.writeDated(callsForFilter[mode], { query, force }),
  );
};

const pageSize = 100;

/**
 * A missing item. No call reads one by its id: the pages of the report are searched, the visible items first.
 * @throws RestError with status 404 when the report has no such item
 */
export const missingItemById = defineLoader(async (id: number, { rest }) => {
  for (const hidden of [0, 1] as const) {
    for (let page = 1, more = true; more; page += 1) {
      const query = { hidden, page, limit: pageSize };
      const { items, meta } = await rest.get('listMissingItems', { query });
      const found = findById(items, id);
      if (found) return found;
      more = items.length > 0 && page * pageSize < (meta?.total ?? 0);
    }
  }
  throw rest.notFound('listMissingItems');
});
