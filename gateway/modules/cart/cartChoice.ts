import {
  fromGlobalIds,
  parseDbId,
  readGlobalId,
  toGlobalId,
  type DbId,
  type GlobalId,
} from '../../relay/ids.ts';
import type { Sent } from '../../rest/entities.ts';

/**
 * The choice that a cart is previewed for. Only a regular cart has a choice of warehouses and backorder (CART-07,
 * GAP-46).
 */
export interface CartChoice {
  readonly type: Sent<'CartType'>;
  /** Warehouses in order of preference; empty for other carts, and where no warehouse can be ordered from. */
  readonly warehouses: readonly number[];
  readonly useBackorder: boolean;
}

/** The same as a caller gives it; without warehouses the first one is chosen. */
export interface CartChoiceArgs {
  readonly warehouses?: readonly string[] | null | undefined;
  readonly useBackorder?: boolean | null | undefined;
}

/** The warehouses that a caller chose. @throws BAD_REQUEST for ids of anything else */
export const chosenWarehouses = ({ warehouses }: CartChoiceArgs, field = 'warehouses'): DbId[] =>
  fromGlobalIds('Warehouse', warehouses ?? [], field);

/**
 * The global id of a cart. It contains the choice, because quantities and sums depend on it: a client that stores objects
 * by id keeps two previews apart (docs/decisions/ids-of-order-parts.md).
 */
export const cartId = (choice: CartChoice): GlobalId => toGlobalId('Cart', textOf(choice));

/** The global id of a line of a cart, with the cart's choice. */
export const cartItemId = ({ choice, id }: { choice: CartChoice; id: number }): GlobalId =>
  toGlobalId('CartItem', `${textOf(choice)}/${id}`);

/** A line of a cart that a caller gave. @throws BAD_REQUEST for anything but an id of a CartItem */
export const fromCartItemId = (id: string, field: string): { choice: CartChoice; id: DbId } =>
  readGlobalId(['CartItem', id, field], parseCartItem);

const textOf = ({ type, warehouses, useBackorder }: CartChoice): string =>
  type === 'regular' ? `${type}/${warehouses.join()}/${useBackorder ? 1 : 0}` : type;

/** The choice in a cart's id: `regular/2,1/0`, `reservation` or `backorder`; null for other text. */
export function parseCart(text: string): CartChoice | null {
  if (text === 'reservation' || text === 'backorder')
    return { type: text, warehouses: [], useBackorder: false };
  const [, list = null, useBackorder] = /^regular\/([\d,]*)\/([01])$/.exec(text) ?? [];
  const warehouses = list === null ? [null] : list === '' ? [] : list.split(',').map(parseDbId);
  return warehouses.includes(null)
    ? null
    : {
        type: 'regular',
        warehouses: warehouses.filter((one) => one !== null),
        useBackorder: useBackorder === '1',
      };
}

/** The cart and the line in a line's id: `regular/2,1/0/17`; null for other text. */
export function parseCartItem(text: string): { choice: CartChoice; id: DbId } | null {
  const end = text.lastIndexOf('/');
  const [choice, id] = [parseCart(text.slice(0, end)), parseDbId(text.slice(end + 1))];
  return choice && id !== null ? { choice, id } : null;
}
