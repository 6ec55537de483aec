import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useSuggestionsQuery,
  useSuggestionsQuery$data,
} from '../../__generated__/useSuggestionsQuery.graphql.ts';

/** Fewer characters than this are not looked up (CAT-09). */
export const fewestCharacters = 3;
/** Milliseconds without typing before suggestions are looked up (CAT-10). */
export const typingPause = 1000;

/** One thing that the typed text may mean. */
export type Suggestion = NonNullable<useSuggestionsQuery$data['viewer']['articleSuggestions']>[number];

/** What is known about a typed text. */
export type Suggestions = {
  /** The text they belong to. */
  text: string;
  suggestions: readonly Suggestion[];
  isLoading: boolean;
};

const nothing: Suggestions = { text: '', suggestions: [], isLoading: false };

/**
 * What the typed text may mean, looked up once typing has paused for a second, from 3 characters on (CAT-09, CAT-10).
 * An answer to an older text is dropped; a failed look-up gives no suggestions and no message, because the search
 * itself works without them.
 *
 * @param text what is typed; null while nobody types, for example when the search came from the URL
 */
export function useSuggestions(text: string | null): Suggestions {
  const environment = useRelayEnvironment();
  const [state, setState] = useState(nothing);
  const searchString = text?.trim() ?? '';
  const isWanted = searchString.length >= fewestCharacters;

  useEffect(() => {
    if (!isWanted) return;
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      setState((known) => ({ ...known, isLoading: true }));
      request = fetchQuery<useSuggestionsQuery>(
        environment,
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
        { searchString },
        { networkCacheConfig: { metadata: { quiet: true } } },
      ).subscribe({
        next: ({ viewer }) =>
          setState({ text: searchString, suggestions: viewer.articleSuggestions ?? [], isLoading: false }),
        error: () => setState({ text: searchString, suggestions: [], isLoading: false }),
      });
    }, typingPause);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, isWanted, searchString]);

  return isWanted ? state : nothing;
}
