import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { CartType, useResolveLinesQuery } from '../../__generated__/useResolveLinesQuery.graphql.ts';
import { fetchUnkept } from '../../relay/fetchUnkept.ts';
import type { ResolvedLine } from './deskLines.ts';
import { present } from '../../ui/list/present.ts';

/** Finds the articles that lines stand for; null when no answer came, which is already reported. */
export function useResolveLines() {
  const environment = useRelayEnvironment();
  return useCallback(
    async (
      lines: readonly { number: string; qty: number }[],
      type: CartType,
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
                  missingQty
                }
              }
            }
          }
        `,
        { lines: lines.map(({ number, qty }) => ({ number, qty })), type },
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
