/** The parts of a line that `shownLines` needs. */
export type CartItem = {
  readonly dbId: string;
  readonly requestedQty: number;
  readonly article: { readonly id: string; readonly name?: string | null | undefined };
};

/** The lines of a cart as the user last left them: without those just removed, each with the quantity that counts. */
export function shownLines<T extends CartItem>(
  items: readonly T[],
  wanted: ReadonlyMap<string, number>,
): readonly { item: T; qty: number }[] {
  return items
    .map((item) => ({ item, qty: wanted.get(item.dbId) ?? item.requestedQty }))
    .filter(({ qty }) => qty !== 0);
}
