import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useSampleStockQuery } from '../../__generated__/useSampleStockQuery.graphql.ts';
import { fetchUnkept } from '../../relay/fetchUnkept.ts';
import { present } from '../../ui/list/present.ts';
import type { SampleStock } from './sampleFile.ts';

/** Reads the stock of articles in each warehouse, which the article export does not have; one call for all. */
export function useSampleStock(): (numbers: readonly string[]) => Promise<SampleStock> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (numbers) => {
      const answer = await fetchUnkept<useSampleStockQuery>(
        environment,
        graphql`
          query useSampleStockQuery($lines: [OrderLineInput!]!) {
            viewer {
              resolveLines(lines: $lines) {
                candidates {
                  article {
                    name
                    stock {
                      amount
                      warehouse {
                        dbId
                      }
                    }
                  }
                }
              }
            }
          }
        `,
        { lines: numbers.map((number) => ({ number, qty: 1 })) },
      );
      const lines = answer?.viewer.resolveLines;
      if (!lines) return null;
      const articles = present(lines).flatMap(({ candidates }) =>
        present(candidates).map(({ article }) => article),
      );
      return new Map(
        articles.map(({ name, stock }) => [
          name ?? '',
          new Map(present(stock).map(({ warehouse, amount }) => [warehouse?.dbId ?? '', amount ?? null])),
        ]),
      );
    },
    [environment],
  );
}
