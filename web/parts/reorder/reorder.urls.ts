import { cartTypes, type CartType } from '../cart/cartTypes.ts';

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

/** The screen that orders a document's lines again. */
export const reorderUrl = (kind: ReorderKind, dbId: string): string =>
  `/order-again/${kind}/${encodeURIComponent(dbId)}`;

/** The articles that the user ordered last, a tab of the cart area. */
export const lastOrderedUrl = '/cart/last-ordered';

/** The cart in an address of these screens; the regular one where it names none. */
export const readCartType = (search: URLSearchParams): CartType =>
  cartTypes.find((type) => type === search.get('cart')) ?? 'REGULAR';
