import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type {
  useSuggestionsQuery,
  useSuggestionsQuery$data,
} from '../../../__generated__/useSuggestionsQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { present } from '../../../ui/list/present.ts';

/** Shorter texts are not looked up (CAT-09). */
export const fewestCharacters = 3;
/** Milliseconds without typing before suggestions are looked up (CAT-10). */
export const typingPause = 1000;

/** One reading of the typed text. */
export type Suggestion = NonNullable<
  NonNullable<useSuggestionsQuery$data['viewer']['articleSuggestions']>[number]
>;

const none: readonly Suggestion[] = [];

/**
 * Suggestions for a typed text, looked up once typing has paused for a second, from 3 characters on (CAT-09, CAT-10).
 * Those of the text before stay until the new ones arrive. A failed look-up gives none and no message, because the
 * search itself works without them.
 *
 * @param text the typed text; null while the user is not typing, for example when the search came from the URL
 */
export function useSuggestions(text: string | null): {
  suggestions: readonly Suggestion[];
  /** From the first key on, or nothing would seem to happen while typing pauses. */
  isLoading: boolean;
} {
  const searchString = text?.trim() ?? '';
  const { data, isCurrent } = useDebouncedQuery<useSuggestionsQuery>(
    graphql`
      query useSuggestionsQuery($searchString: String!) {
        viewer {
          articleSuggestions(searchString: $searchString) {
            value
            kind
            label
            articleName
            brand
            number
          }
        }
      }
    `,
    searchString.length >= fewestCharacters ? { searchString } : null,
    { pause: typingPause, isQuiet: true },
  );
  const isLoading = searchString.length >= fewestCharacters && !isCurrent;
  const found = data?.viewer.articleSuggestions;
  const suggestions = useMemo(() => (found ? present(found) : none), [found]);
  return { suggestions, isLoading };
}
