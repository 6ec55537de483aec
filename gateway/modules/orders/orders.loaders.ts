import type { GatewayContext } from '../../context/context.ts';
import { defineLoader } from '../../relay/loaders.ts';
import { startEarly } from '../../rest/startEarly.ts';
import { selectsField, selectsOtherThan, type LookAheadInfo } from '../../schema/selectsField.ts';
import type { OrderParent } from './orders.parents.ts';

/** An order's page (CALL-032). */
export const orderById = defineLoader((id: number, { rest }) => rest.get('getOrder', { path: { id } }));

/** The fields of an order that do not need its page; shipments have their own call. */
const fieldsWithoutPage = new Set(['__typename', 'id', 'dbId', 'shipments']);

/**
 * An order known only by its id. If the operation selects more, it waits for the page once instead of once for each
 * field. If the page cannot be read, each field reports the reason.
 */
export async function orderOfId(
  id: number,
  context: GatewayContext,
  info: LookAheadInfo,
): Promise<OrderParent> {
  if (!selectsOtherThan(info, fieldsWithoutPage)) return { id };
  if (selectsField(info, 'shipments')) startEarly(context.rest.get('listShipments', { path: { id } }));
  try {
    return await orderById(context).load(id);
  } catch {
    return { id };
  }
}
