import type { GatewayContext } from '../../context/context.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { fromGlobalId, fromGlobalIds } from '../../relay/ids.ts';
import { orNull } from '../../rest/orNull.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { selectsField } from '../../schema/selectsField.ts';
import type { CreateOrdersInput } from '../../schema/types.generated.ts';
import { readCreated, type CreatedOrders } from '../orders/readCreated.ts';
import { cartChanged, compareCart } from './compareCart.ts';

/** Orders lines of a cart; refuses to where the cart must match them and does not. */
export const createOrders = ((_mutation, { input }, context, info) =>
  withProblems(info, async () => {
    const compare = () => compareCart(context.rest, fromEnum(input.type), input.items);
    // What was ordered already has left the cart.
    const mustMatch = input.matchesCart && !context.rest.isAgain;
    const changed = mustMatch ? cartChanged(await compare()) : null;
    if (changed !== null) return changed;
    const before = selectsField(info, 'unordered') ? await orNull(compare()) : null;
    return {
      __typename: 'CreateOrdersPayload',
      ...(await orderLines(context, input)),
      unordered:
        before?.filter(({ expectedQty, cartQty }) => expectedQty > 0 && cartQty > expectedQty) ?? null,
      viewer: {},
    };
  })) satisfies MutationResolvers['createOrders'];

/**
 * Turns lines of a cart into orders (CART-47, CALL-031): regular lines into one per warehouse and one for the
 * backorder, reservations into one per arrival date, backorders into one (GAP-59). What could not be ordered is in
 * `missingItems`. 402 above the credit limit (GAP-60).
 */
async function orderLines(
  context: GatewayContext,
  { warehouses, items, type, useBackorder, force }: CreateOrdersInput,
): Promise<CreatedOrders> {
  const body = {
    // Only a regular cart is ordered from chosen warehouses.
    warehouses: type === 'REGULAR' ? fromGlobalIds('Warehouse', warehouses, 'input.warehouses') : [],
    items: items.map(({ article, qty }, index) => ({
      article: fromGlobalId('Article', article, `input.items[${index}].article`),
      qty,
    })),
    type: fromEnum(type),
    useBackorder: type === 'REGULAR' && useBackorder ? (1 as const) : (0 as const),
  };
  const makes = {
    orders: mostOrders[type](body),
    quantities: items.map(({ qty }) => qty),
  };
  return readCreated(context, makes, (rest) => rest.writeDated('createOrders', { body, force }));
}

/** The most orders that a cart can become; those of a reservation have a day of arrival each. */
const mostOrders: Record<
  CreateOrdersInput['type'],
  (body: { warehouses: unknown[]; useBackorder: number }) => number | null
> = {
  REGULAR: ({ warehouses, useBackorder }) => warehouses.length + useBackorder,
  RESERVATION: () => null,
  BACKORDER: () => 1,
};
