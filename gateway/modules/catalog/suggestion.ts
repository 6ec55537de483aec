import type { Entity } from '../../rest/entities.ts';
import type { Suggestion, SuggestionKind } from '../../schema/types.generated.ts';

const kinds: Readonly<Record<string, SuggestionKind>> = {
  f: 'ARTICLE',
  a: 'CROSS_NUMBER',
  q: 'TEXT',
};

/**
 * Splits a suggestion: kind...articleName...brand...number, empty parts allowed (CAT-11, GAP-117). The last part is the
 * rest of the value: for kind q it is typed text, which may itself contain dots. Null for an unknown kind.
 */
export function readSuggestion({ value, label }: Entity<'Suggestion'>): Suggestion | null {
  if (value === null) return null;
  const [letter = '', articleName = '', brand = '', ...number] = value.split('...');
  const kind = kinds[letter];
  if (!kind) return null;
  return {
    value,
    kind,
    label,
    articleName: articleName || null,
    brand: brand || null,
    number: number.join('...') || null,
  };
}
