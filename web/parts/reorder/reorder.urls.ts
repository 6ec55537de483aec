import { isDbId } from '../../../contract/isDbId.ts';
import { cartTypes, type CartType } from '../cart/cartTypes.ts';
import { readLineRanges, writeLineRanges } from './lineRanges.ts';

/** The documents whose lines can be ordered again, as paths name them, and their types in the schema. */
export const reorderTypes = {
  order: 'Order',
  invoice: 'Invoice',
  'final-invoice': 'MergedInvoice',
} as const;
/** A kind of document as paths name it. */
export type ReorderKind = keyof typeof reorderTypes;

/** Whether a text of a path is one of these kinds. */
export const isReorderKind = (text: string | undefined): text is ReorderKind =>
  text !== undefined && Object.hasOwn(reorderTypes, text);

/**
 * The screen that orders a document's lines again.
 *
 * @param lines positions of the lines in the document, from 0; all if left out
 */
export const reorderUrl = (kind: ReorderKind, dbId: string, lines?: readonly number[]): string =>
  `/order-again/${kind}/${encodeURIComponent(dbId)}${lines ? `?lines=${writeLineRanges(lines)}` : ''}`;

/** The lines in an address of that screen; null for all. */
export const readReorderLines = (search: URLSearchParams): number[] | null =>
  readLineRanges(search.get('lines'));

/** As many orders can be ordered again at once. */
export const mostOrdersAgain = 15;

/** The screen that orders the lines of several orders again. */
export const ordersAgainUrl = (dbIds: readonly string[]): string =>
  `/order-again/orders?ids=${dbIds.join(',')}`;

/** The orders in an address of that screen; none for any other text. */
export function readOrdersAgain(search: URLSearchParams): readonly string[] {
  const ids = search.get('ids')?.split(',') ?? [];
  return ids.length <= mostOrdersAgain && ids.every(isDbId) ? ids : [];
}

/** The articles that the user ordered last, a tab of the cart area. */
export const lastOrderedUrl = '/cart/last-ordered';

/** The cart in an address of these screens; the regular one where it names none. */
export const readCartType = (search: URLSearchParams): CartType =>
  cartTypes.find((type) => type === search.get('cart')) ?? 'REGULAR';
