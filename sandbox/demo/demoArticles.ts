/** Ids of articles that always exist, each for one case; `skuOf` gives their SKUs. */
export const demoArticles = {
  /** Brake pads in good supply everywhere, the first search result to try. */
  ordinary: 1,
  /** Exactly one piece free, in Tallinn only. */
  lastPiece: 2,
  /** Exactly one piece free, in Hamburg only. */
  lastPieceElsewhere: 3,
  /** End of Life with two replacements. */
  endOfLife: 4,
  /** End of Life without a replacement. */
  endOfLifeAlone: 5,
  /** Sold in tens. */
  inTens: 6,
  /** No stock anywhere, two containers on their way. */
  inTransitOnly: 7,
  /** No stock anywhere, nothing on its way. */
  outOfStock: 8,
  /** Without attributes, vehicles and numbers. */
  bare: 9,
  /** Stock split: 5 in Tallinn, 5 in Riga, 5 in Hamburg. */
  split: 10,
  /** Has related articles and quantity options. */
  linked: 11,
  /** Stock in the consignation and the read-only warehouse too. */
  everywhere: 12,
} as const;

/** Articles 1 to this one have fixed stock and links. */
export const handMade = 12;
