import { extendEntity } from '../../../contract/reader/createReader.ts';
import type { CartItemParent, CartParent } from './cart.parents.ts';

/** The lines of a cart, each with its cart's choice and lines. */
export const itemsOf = ({ items, choice }: CartParent): (CartItemParent | null)[] =>
  items.map((item) => item && extendEntity(item, { choice, lines: items }));
