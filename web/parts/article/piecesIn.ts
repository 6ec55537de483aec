type Stock<Warehouse> = {
  readonly amount?: number | null | undefined;
  readonly warehouse?: Warehouse | null | undefined;
};

/** Pieces in one warehouse: 0 where the stock does not name it, null where they are not known. */
export function piecesIn<Warehouse>(
  stock: readonly (Stock<Warehouse> | null | undefined)[],
  isIt: (warehouse: Warehouse) => boolean,
): number | null {
  const found = stock.find((entry) => entry?.warehouse && isIt(entry.warehouse));
  if (found) return found.amount ?? null;
  return stock.every((entry) => entry?.warehouse) ? 0 : null;
}
