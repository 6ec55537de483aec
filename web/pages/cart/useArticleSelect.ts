import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useArticleSelectQuery,
  useArticleSelectQuery$data,
} from '../../__generated__/useArticleSelectQuery.graphql.ts';

/** An article to choose. */
export type ArticleChoice = NonNullable<useArticleSelectQuery$data['viewer']['articleSelect']>[number];

/** The search begins at so many letters (CART-31). */
export const shortestSearch = 3;
/** Milliseconds without a further letter before it is sent (CART-32). */
export const searchPause = 200;
/** Milliseconds that an empty result is shown (CART-33). */
export const emptyResultTime = 2000;

/**
 * Articles for what is typed: null while there is nothing to show, empty for two seconds when nothing was found
 * (CART-33). Once those are over the text counts as answered, with nothing to show.
 */
export function useArticleSelect(typed: string): {
  articles: readonly ArticleChoice[] | null;
  isSearching: boolean;
} {
  const environment = useRelayEnvironment();
  const searchString = typed.trim();
  const isLongEnough = searchString.length >= shortestSearch;
  const [answer, setAnswer] = useState<{ to: string; articles: readonly ArticleChoice[] | null } | null>(
    null,
  );

  useEffect(() => {
    if (!isLongEnough) return;
    const showNothing = () => setAnswer({ to: searchString, articles: null });
    let reset: ReturnType<typeof setTimeout> | undefined;
    let request: { unsubscribe: () => void } | undefined;
    const pause = setTimeout(() => {
      request = fetchQuery<useArticleSelectQuery>(
        environment,
        graphql`
          query useArticleSelectQuery($searchString: String!) {
            viewer {
              articleSelect(searchString: $searchString) {
                id
                name
                description
                multiple
              }
            }
          }
        `,
        { searchString },
      ).subscribe({
        next: ({ viewer }) => {
          const articles = viewer.articleSelect ?? [];
          setAnswer({ to: searchString, articles });
          if (articles.length === 0) reset = setTimeout(showNothing, emptyResultTime);
        },
        // The network layer has reported it.
        error: showNothing,
      });
    }, searchPause);
    return () => {
      clearTimeout(pause);
      clearTimeout(reset);
      request?.unsubscribe();
    };
  }, [environment, isLongEnough, searchString]);

  const isAnswered = answer?.to === searchString;
  return {
    articles: isAnswered && isLongEnough ? answer.articles : null,
    isSearching: isLongEnough && !isAnswered,
  };
}
