import { useCallback, useEffect, useState } from 'react';
import type { useCountriesQuery$data } from '../../__generated__/useCountriesQuery.graphql.ts';
import { ask } from '../../visitor/ask.ts';
import { graphql } from '../../visitor/graphql.ts';
import { useTexts } from '../../visitor/Texts.tsx';
import { present } from '../../ui/list/present.ts';

const query = graphql`
  query useCountriesQuery {
    countries {
      id
      name
    }
  }
`;

/** The list of countries, as far as it is known. */
export type Countries = { list: readonly { id: string; name: string }[]; hasFailed: boolean };

/** The countries in the page's language, the last list until the next arrives; and a function that reads them again. */
export function useCountries(): [countries: Countries, read: () => void] {
  const { language } = useTexts();
  const [countries, setCountries] = useState<Countries>({ list: [], hasFailed: false });

  const read = useCallback(
    (isWanted: () => boolean = () => true) =>
      void ask({ operation: query, variables: {}, language, isQuiet: true }).then((data) => {
        if (!isWanted()) return;
        // Without fragments the answer has the shape that the query's type says.
        const { countries: list } = (data ?? {}) as Partial<useCountriesQuery$data>;
        const named = present(list).flatMap(({ id, name }) => (name ? [{ id, name }] : []));
        setCountries(({ list: known }) => ({ list: list ? named : known, hasFailed: list == null }));
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
