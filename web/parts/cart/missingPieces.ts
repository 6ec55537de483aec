/** An article for a line, as the gateway counted its pieces: `missingQty` of `qty` are not available. */
type Counted = {
  readonly qty?: number | null | undefined;
  readonly availableQty?: number | null | undefined;
  readonly missingQty?: number | null | undefined;
};

/** How many of the pieces are missing when they are added to the cart; 0 where that is not known. */
export function missingPieces(candidate: Counted | null, pieces: number): number {
  if (candidate?.availableQty == null || candidate.qty == null || candidate.missingQty == null) return 0;
  // The gateway counted the missing pieces for its quantity; each further piece is missing too.
  const spare = candidate.qty - candidate.missingQty;
  return Math.min(pieces, Math.max(0, pieces - spare));
}
