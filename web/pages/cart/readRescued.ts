/** A line of the cart that is short. */
export type Rescued = { dbId: string; qty: number; requestedQty: number; article: { name: string } };

/** The line to rescue; undefined where it is not known what it is or what it lacks. */
export function readRescued(line: {
  readonly dbId: string;
  readonly qty?: number | null | undefined;
  readonly requestedQty: number;
  readonly article: { readonly name?: string | null | undefined };
}): Rescued | undefined {
  const { qty, article } = line;
  return qty == null || !article.name ? undefined : { ...line, qty, article: { name: article.name } };
}
