import { fromGlobalId } from '../../relay/ids.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { AddLinesInput } from '../../schema/types.generated.ts';
import type { Candidate, CandidateSearch } from '../../relay/candidates.ts';
import { findInCart } from '../cart/findInCart.ts';
import { normalise } from './resolveLine.ts';

/**
 * The lines of the cart that an `addLines` with an unknown outcome may have made: those of the articles chosen, and of
 * articles with the numbers sent, with at least the pieces sent.
 */
export async function findAddedLines(
  { lines, accept, type }: AddLinesInput,
  { context }: CandidateSearch,
): Promise<Candidate[] | null> {
  const byId = new Map<number, number>();
  const byNumber = new Map<string, number>();
  for (const { article, number, qty } of lines) {
    if (article != null) addTo(byId, fromGlobalId('Article', article, 'input.lines'), qty);
    else addTo(byNumber, normalise(number), qty);
  }
  const found = await findInCart(context.rest, fromEnum(type), ({ id, name }, pieces) => {
    const least = byId.get(id) ?? (name === null ? undefined : byNumber.get(normalise(name)));
    return least !== undefined && pieces >= least;
  });
  // Replacements and analogues have other numbers: then no line of these numbers says nothing.
  const isByOwnNumber = byNumber.size === 0 || accept.every((match) => match === 'EXACT');
  return found?.length || isByOwnNumber ? found : null;
}

const addTo = <Key>(pieces: Map<Key, number>, key: Key, qty: number) =>
  pieces.set(key, (pieces.get(key) ?? 0) + qty);
