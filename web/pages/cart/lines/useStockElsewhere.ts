import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useStockElsewhereQuery } from '../../../__generated__/useStockElsewhereQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { present } from '../../../ui/list/present.ts';
import type { CartChoice } from '../CartChoice.ts';
import type { CartWarehouse } from '../CartWarehouse.ts';

/** Pieces by the `dbId` of their warehouse. */
export type WarehouseStock = ReadonlyMap<string, number>;

type Line = { readonly dbId: string; readonly article: { readonly name?: string | null | undefined } };

/** The most lines that are looked up; a cart with more is short for another reason than one warehouse. */
const mostLines = 50;
/** Milliseconds without another change of the short lines, so that the cart itself is read first. */
const pause = 300;

/**
 * The stock that other warehouses than the chosen ones have for short lines, by the article's global id (DAY-91); null until
 * the first answer. It is read in the background, and a failure leaves the cart as it is.
 *
 * @param short the short lines, by `dbId`
 */
export function useStockElsewhere(
  items: readonly Line[],
  short: ReadonlySet<string>,
  { warehouses, choice }: { warehouses: readonly CartWarehouse[]; choice: CartChoice },
): ReadonlyMap<string, WarehouseStock> | null {
  const others = warehouses.filter(({ dbId }) => !choice.warehouses.includes(dbId));
  const numbers = items.flatMap(({ dbId, article }) =>
    short.has(dbId) && article.name ? [article.name] : [],
  );
  const lines = numbers.slice(0, mostLines).map((number) => ({ number, qty: 1 }));
  const asked = others.length > 0 && lines.length > 0 ? { lines } : null;
  const { data, isFailed } = useDebouncedQuery<useStockElsewhereQuery>(
    graphql`
      query useStockElsewhereQuery($lines: [OrderLineInput!]!) {
        viewer {
          resolveLines(lines: $lines) {
            candidates {
              article {
                id
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
    asked,
    { pause, isQuiet: true },
  );
  const isAwaited = asked !== null && data === null && !isFailed;
  return useMemo(() => {
    if (isAwaited) return null;
    const articles = present(data?.viewer.resolveLines).flatMap(({ candidates }) => present(candidates));
    return new Map(articles.map(({ article: { id, stock } }) => [id, byWarehouse(present(stock))]));
  }, [data, isAwaited]);
}

type Entry = {
  readonly amount?: number | null | undefined;
  readonly warehouse?: { readonly dbId: string } | null | undefined;
};

const byWarehouse = (stock: readonly Entry[]): WarehouseStock =>
  new Map(
    stock.flatMap(({ amount, warehouse }) =>
      warehouse && amount ? [[warehouse.dbId, amount] as const] : [],
    ),
  );
