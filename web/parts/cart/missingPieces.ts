import { cartOffers, type CartOffer, type CartType } from './cartTypes.ts';

/** An article for a line, with the stock of its cart. */
type Counted = {
  readonly availableQty?: number | null | undefined;
  readonly article: { readonly [Field in CartOffer['field']]?: number | null | undefined };
};

/** How many of the pieces are missing when they are added to what the cart holds; 0 where that is not known. */
export function missingPieces(candidate: Counted | null, pieces: number, type: CartType): number {
  const inCart = candidate?.article[cartOffers[type].field];
  if (candidate?.availableQty == null || inCart == null) return 0;
  return Math.min(pieces, Math.max(0, inCart + pieces - candidate.availableQty));
}
