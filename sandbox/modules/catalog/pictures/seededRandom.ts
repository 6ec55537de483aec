import { createRandom, type Random } from '../../../support/random.ts';

/** A generator that gives the same numbers for the same text; its seed is the text's FNV-1a hash. */
export function seededRandom(text: string): Random {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return createRandom(hash);
}
