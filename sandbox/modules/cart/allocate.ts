/** A request for pieces of an article. */
export interface Demand {
  articleId: number;
  /** Requested pieces. */
  qty: number;
  multiple: number;
  /** Whether a shortage may wait for new goods: not for an article at the end of its life. */
  canWait: boolean;
}

/** Pieces of one demand that one source (a warehouse or a container) gives. */
export interface Portion {
  sourceId: number;
  qty: number;
}

/** How one demand is met; the portions, the backorder and the missing pieces add up to its quantity. */
export interface Allocation {
  demand: Demand;
  portions: Portion[];
  backorderQty: number;
  missingQty: number;
}

/** Free pieces: source id by article id. */
export type FreePieces = ReadonlyMap<number, ReadonlyMap<number, number>>;

/**
 * Meets each demand from the sources in the order given, in whole multiples of the article, each source as far as
 * its free pieces go (GAP-59). The rest becomes a backorder when that is wanted and possible, else it is missing.
 * Demands of the same article share the free pieces in their order.
 */
export function allocate(
  demands: readonly Demand[],
  sourceIds: readonly number[],
  free: FreePieces,
  useBackorder: boolean,
): Allocation[] {
  const left = new Map([...free].map(([articleId, sources]) => [articleId, new Map(sources)]));
  return demands.map((demand) => {
    const sources = left.get(demand.articleId);
    const portions: Portion[] = [];
    let open = demand.qty;
    for (const sourceId of sourceIds) {
      const available = sources?.get(sourceId) ?? 0;
      const qty = wholeMultiples(Math.min(open, available), demand.multiple);
      if (qty === 0) continue;
      portions.push({ sourceId, qty });
      sources?.set(sourceId, available - qty);
      open -= qty;
    }
    const waits = useBackorder && demand.canWait;
    return { demand, portions, backorderQty: waits ? open : 0, missingQty: waits ? 0 : open };
  });
}

/** Pieces of an allocation, backordered ones included. */
export function givenQty(allocation: Allocation): number {
  return allocation.portions.reduce((sum, { qty }) => sum + qty, allocation.backorderQty);
}

function wholeMultiples(qty: number, multiple: number): number {
  return Math.max(0, qty - (qty % multiple));
}
