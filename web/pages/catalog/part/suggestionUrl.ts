import { articleUrl, catalogUrl } from '../../../parts/catalog/catalog.urls.ts';

/** The parts of a suggestion that say where it leads (GAP-117). */
export type SuggestionTarget = {
  readonly kind: string | null | undefined;
  readonly articleName: string | null | undefined;
  readonly number: string | null | undefined;
};

/**
 * Where a suggestion leads: a found article to its page, an analogue to the search by its cross number, free text to
 * the search for it (CAT-12 to CAT-14). A kind this client does not know searches for what was typed.
 */
export function suggestionUrl({ kind, articleName, number }: SuggestionTarget, typed: string): string {
  if (kind === 'ARTICLE' && articleName) return articleUrl(articleName);
  if (kind === 'CROSS_NUMBER' && number) return catalogUrl({ cross: number });
  return catalogUrl({ searchString: number ?? typed });
}
