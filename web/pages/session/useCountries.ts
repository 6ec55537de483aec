import { useCallback, useEffect, useState } from 'react';
import type { useCountriesQuery$data } from '../../__generated__/useCountriesQuery.graphql.ts';
import { ask } from '../../visitor/ask.ts';
import { graphql } from '../../visitor/graphql.ts';
import { useTexts } from '../../visitor/Texts.tsx';

const query = graphql`
  query useCountriesQuery {
    countries {
      id
      name
    }
  }
`;

/** What is known of the list of countries. */
export type Countries = { list: NonNullable<useCountriesQuery$data['countries']>; hasFailed: boolean };

/** Reads the countries in the language of the page, the last list staying meanwhile; and how to read them again. */
export function useCountries(): [countries: Countries, read: () => void] {
  const { language } = useTexts();
  const [countries, setCountries] = useState<Countries>({ list: [], hasFailed: false });

  const read = useCallback(
    (isWanted: () => boolean = () => true) =>
      void ask({ operation: query, variables: {}, language, isQuiet: true }).then((data) => {
        if (!isWanted()) return;
        // Without fragments the answer has the shape that the query's type says.
        const { countries: list } = (data ?? {}) as Partial<useCountriesQuery$data>;
        setCountries(({ list: known }) => ({ list: list ?? known, hasFailed: list == null }));
      }),
    [language],
  );

  useEffect(() => {
    let isWanted = true;
    read(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [read]);

  return [countries, () => read()];
}
