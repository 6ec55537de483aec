import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  useArticleSelectQuery,
  useArticleSelectQuery$data,
} from '../../__generated__/useArticleSelectQuery.graphql.ts';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { present } from '../../ui/list/present.ts';

/** An article to choose. */
export type ArticleChoice = NonNullable<
  NonNullable<useArticleSelectQuery$data['viewer']['articleSelect']>[number]
>;

/** Shorter texts are not searched (CART-31). */
const fewestCharacters = 3;
/** Milliseconds without typing before the search (CART-32). */
const typingPause = 200;
/** Milliseconds that an empty result is shown (CART-33). */
const emptyResultTime = 2000;

/** Articles for a typed text: null while there is nothing to show, empty for two seconds when none was found. */
export function useArticleSelect(typed: string): {
  articles: readonly ArticleChoice[] | null;
  isSearching: boolean;
} {
  const searchString = typed.trim();
  const isLongEnough = searchString.length >= fewestCharacters;
  const { data, isCurrent } = useDebouncedQuery<useArticleSelectQuery>(
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
    isLongEnough ? { searchString } : null,
    { pause: typingPause },
  );
  const articles = isCurrent && data ? present(data.viewer.articleSelect) : null;
  const isEmpty = articles?.length === 0;
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isEmpty) return;
    const reset = setTimeout(() => setIsOver(true), emptyResultTime);
    return () => {
      clearTimeout(reset);
      setIsOver(false);
    };
  }, [isEmpty]);

  return { articles: isOver ? null : articles, isSearching: isLongEnough && !isCurrent };
}
