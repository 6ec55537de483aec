import { cartOffers, type CartOffer, type CartType } from './cartTypes.ts';

/** An article for a line, with the stock of its cart. */
type Counted = {
  readonly availableQty?: number | null | undefined;
  readonly article: { readonly [Field in CartOffer['field']]?: number | null | undefined };
};

/** How many pieces can still be added to what the cart holds; null where that is not known. */
export function sparePieces(candidate: Counted | null, type: CartType): number | null {
  const inCart = candidate?.article[cartOffers[type].field];
  if (candidate?.availableQty == null || inCart == null) return null;
  return Math.max(0, candidate.availableQty - inCart);
}

/** How many of the pieces are missing when they are added to what the cart holds; 0 where that is not known. */
export function missingPieces(candidate: Counted | null, pieces: number, type: CartType): number {
  return Math.max(0, pieces - (sparePieces(candidate, type) ?? pieces));
}
