import { extendEntity } from '../../../contract/reader/createReader.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { CartParent } from './cart.parents.ts';
import { chosenWarehouses, type CartChoice, type CartChoiceArgs } from './cartChoice.ts';

/**
 * A cart previewed as a caller chose (CALL-044, CALL-047, CART-40). Without warehouses a regular cart is previewed for
 * the first one that may be ordered from, the default choice (CART-08, CART-09).
 *
 * @param field the argument with the warehouses, for the error of a wrong id
 */
export async function readCart(
  rest: RestClient,
  type: Sent<'CartType'>,
  args: CartChoiceArgs = {},
  field?: string,
): Promise<CartParent> {
  if (type !== 'regular') return readChosenCart(rest, { type, warehouses: [], useBackorder: false });
  const given = chosenWarehouses(args, field);
  const warehouses = given.length ? given : await defaultWarehouses(rest);
  return readChosenCart(rest, { type, warehouses, useBackorder: args.useBackorder ?? false });
}

/** A cart previewed for a choice without open parts. */
export async function readChosenCart(rest: RestClient, choice: CartChoice): Promise<CartParent> {
  const { type, warehouses, useBackorder } = choice;
  const query = {
    type,
    ...(warehouses.length ? { warehouses: [...warehouses] } : {}),
    ...(type === 'regular' ? { useBackorder: useBackorder ? (1 as const) : (0 as const) } : {}),
  };
  return extendEntity(await rest.get('getCart', { query }), { choice });
}

/** Whether orders may be filled from a warehouse (CART-08); true where the back end does not say. */
export const isOrderedFrom = ({ readonly, type }: Partial<Entity<'Warehouse'>>): boolean =>
  readonly !== true && type !== 'transit';

/** The first warehouse that may be ordered from. Empty when there is none, which the back end then reports. */
async function defaultWarehouses(rest: RestClient): Promise<number[]> {
  const warehouses = await rest.get('listWarehouses');
  const first = warehouses.find((one) => one && isOrderedFrom(one));
  return first ? [first.id] : [];
}
