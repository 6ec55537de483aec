import { useEffect, useState } from 'react';
import type { useVisitorQuery$data } from '../__generated__/useVisitorQuery.graphql.ts';
import { ask } from './ask.ts';
import { graphql } from './graphql.ts';
import { useTexts } from './Texts.tsx';
import { present } from '../ui/list/present.ts';

type Locales = readonly { readonly code: string }[] | null;

const query = graphql`
  query useVisitorQuery {
    viewer {
      isLoggedIn
    }
    locales {
      code
    }
  }
`;

/**
 * Redirects a logged-in user to `/` (AUTH-04, AUTH-24), unless the page is for all. The page does
 * not wait for the answer.
 *
 * @returns the interface languages that the distributor offers; null until they are known, and when they cannot be (GAP-18)
 */
export function useVisitor(isForAll: boolean): { locales: Locales } {
  const { language } = useTexts();
  const [locales, setLocales] = useState<Locales>(null);
  const [asked] = useState(language);
  useEffect(() => {
    void ask({ operation: query, variables: {}, language: asked, isQuiet: true }).then((data) => {
      if (data === null) return;
      // Without fragments the answer has the shape that the query's type says.
      const { viewer, locales: offered } = data as useVisitorQuery$data;
      if (viewer?.isLoggedIn && !isForAll) location.replace('/');
      setLocales(offered ? present(offered) : null);
    });
  }, [asked, isForAll]);
  return { locales };
}
