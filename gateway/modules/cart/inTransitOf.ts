import type { Entity } from '../../rest/entities.ts';
import { orNull } from '../../rest/orNull.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { findLines, mostLines, type FoundRow } from '../orderDesk/findLines.ts';
import type { CartItemParent, CartParent } from './cart.parents.ts';

type Lines = CartParent['items'];

/** The back end's rows for the lines of a cart: one call, whichever line asks first. */
const rowsOf = new WeakMap<Lines, Promise<ReadonlyMap<string, FoundRow> | null>>();

/**
 * The goods in transit of a line's article (DAY-88, CALL-117). Null in carts of other types, if nothing is in transit, and if
 * the call fails, so that the cart is shown without them.
 */
export async function inTransitOf(
  { article, choice, lines }: CartItemParent,
  rest: RestClient,
): Promise<Entity<'ArticleSummary'>['inTransit']> {
  if (choice.type !== 'reservation' || !article?.name || lines.length > mostLines) return null;
  const rows = rowsOf.get(lines) ?? orNull(findLines(rest, numbersOf(lines)));
  rowsOf.set(lines, rows);
  const row = (await rows)?.get(article.name);
  return row?.result.find((one) => one?.id === article.id)?.inTransit ?? null;
}

const numbersOf = (lines: Lines): { number: string }[] =>
  lines.flatMap((line) => (line?.article?.name ? [{ number: line.article.name }] : []));
