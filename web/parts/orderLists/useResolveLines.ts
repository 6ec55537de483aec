import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type {
  CartType,
  useResolveLinesQuery,
  useResolveLinesQuery$data,
} from '../../__generated__/useResolveLinesQuery.graphql.ts';
import { fetchUnkept } from '../../relay/fetchUnkept.ts';
import { present } from '../../ui/list/present.ts';

type Resolved = NonNullable<NonNullable<useResolveLinesQuery$data['viewer']['resolveLines']>[number]>;
/** An article that a line may stand for. */
export type Candidate = NonNullable<Resolved['candidates'][number]>;
/** The gateway's reading of a line; null where it could not be read. */
export type ResolvedLine =
  (Omit<Resolved, 'candidates'> & { readonly candidates: readonly Candidate[] }) | null | undefined;

/** Finds the articles that lines stand for; null when no answer came, which is already reported. */
export function useResolveLines() {
  const environment = useRelayEnvironment();
  return useCallback(
    async (
      lines: readonly { number: string; qty: number }[],
      type: CartType,
      options?: { isQuiet: boolean },
    ): Promise<readonly ResolvedLine[] | null> => {
      const answer = await fetchUnkept<useResolveLinesQuery>(
        environment,
        graphql`
          query useResolveLinesQuery($lines: [OrderLineInput!]!, $type: CartType!) {
            viewer {
              resolveLines(lines: $lines, type: $type) {
                match
                replacement
                suggested {
                  article {
                    id
                  }
                  qty
                }
                candidates {
                  article {
                    id
                    name
                    brand
                    description
                    multiple
                    inCartQty
                    inReservationQty
                    inBackorderQty
                    eol {
                      __typename
                    }
                    price {
                      value
                      currencyCode
                    }
                  }
                  qty
                  availableQty
                }
              }
            }
          }
        `,
        { lines: lines.map(({ number, qty }) => ({ number, qty })), type },
        options,
      );
      return (
        answer?.viewer.resolveLines?.map(
          (line) => line && { ...line, candidates: present(line.candidates) },
        ) ?? null
      );
    },
    [environment],
  );
}
