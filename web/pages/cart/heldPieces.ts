type Item =
  | {
      readonly requestedQty?: number | null | undefined;
      readonly article?: { readonly id: string } | null | undefined;
    }
  | null
  | undefined;

/** How many pieces of an article a cart holds, by its id; null where a line of it does not say. */
export function heldPieces(items: readonly Item[]): (article: string) => number | null {
  const held = new Map<string, number | null>();
  const read = (article: string) => held.get(article) ?? (held.has(article) ? null : 0);
  for (const item of items) {
    if (!item?.article) continue;
    const before = read(item.article.id);
    const isKnown = before !== null && item.requestedQty != null;
    held.set(item.article.id, isKnown ? before + item.requestedQty : null);
  }
  return read;
}
