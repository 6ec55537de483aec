import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useAskToOrderAllPricesQuery } from '../../__generated__/useAskToOrderAllPricesQuery.graphql.ts';
import type { useAskToOrderAllQuery } from '../../__generated__/useAskToOrderAllQuery.graphql.ts';
import { readMoney } from '../../parts/money/Money.tsx';
import { sumByCurrency } from '../../parts/money/sumByCurrency.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { confirm } from '../../ui/dialogs/confirm.ts';
import type { Filters } from '../../ui/filters/Filter.ts';
import { formatMoney, type MoneyValue } from '../../ui/values/formatMoney.ts';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { present } from '../../ui/list/present.ts';
import { filterInput } from '../../ui/filters/filterSet.ts';
import { missingItemsFilters } from './missingItemsFilters.ts';

/** The most items that are read to add up their pieces and their value: one page. */
const most = 100;

/**
 * Asks before everything that matches the filters is ordered, with the number of items and, where they fit on one page,
 * their open pieces and value.
 */
export function useAskToOrderAll(): (filters: Filters, total: number) => Promise<boolean> {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const { decimalStyle } = useSession();

  /** The open pieces by article number; null where they are not all known. */
  const readOpen = async (filters: Filters): Promise<ReadonlyMap<string, number> | null> => {
    const data = await fetchQuery<useAskToOrderAllQuery>(
      environment,
      graphql`
        query useAskToOrderAllQuery($filter: MissingItemFilter, $first: Int!) {
          viewer {
            missingItems(filter: $filter, first: $first) {
              edges {
                node {
                  article {
                    name
                  }
                  qty
                  appliedQty
                }
              }
            }
          }
        }
      `,
      { filter: filterInput(missingItemsFilters, filters), first: most },
      { networkCacheConfig: { force: true, metadata: { quiet: true } } },
    ).toPromise();
    const open = new Map<string, number>();
    for (const item of nodesOf(data?.viewer.missingItems)) {
      if (!item?.article?.name || item.qty == null) return null;
      const pieces = Math.max(0, item.qty - (item.appliedQty ?? 0));
      if (pieces > 0) open.set(item.article.name, pieces + (open.get(item.article.name) ?? 0));
    }
    return open;
  };

  /** The value of pieces, without VAT, in each currency; null where a price is not known. */
  const readValue = async (open: ReadonlyMap<string, number>): Promise<MoneyValue[] | null> => {
    const data = await fetchQuery<useAskToOrderAllPricesQuery>(
      environment,
      graphql`
        query useAskToOrderAllPricesQuery($lines: [OrderLineInput!]!) {
          viewer {
            resolveLines(lines: $lines) {
              number
              candidates {
                article {
                  name
                  price {
                    ...Money_amount
                  }
                }
              }
            }
          }
        }
      `,
      { lines: [...open].map(([number, qty]) => ({ number, qty })) },
      { networkCacheConfig: { force: true, metadata: { quiet: true } } },
    ).toPromise();
    const amounts = present(data?.viewer.resolveLines).map(({ number, candidates }) => {
      const own = present(candidates).find(({ article }) => article.name === number);
      const price = readMoney(own?.article.price);
      return price ? { ...price, value: price.value * (open.get(number) ?? 0) } : null;
    });
    return amounts.length === open.size && amounts.every((amount) => amount?.currencyCode)
      ? sumByCurrency(amounts)
      : null;
  };

  return async (filters, total) => {
    const open = total <= most ? await readOpen(filters).catch(() => null) : null;
    const value = open && open.size > 0 ? await readValue(open).catch(() => null) : null;
    const pieces = open && [...open.values()].reduce((sum, qty) => sum + qty, 0);
    return confirm({
      title: t('MISSING_ITEMS.ORDER'),
      message:
        [
          t('MISSING_ITEMS.MATCHING', { count: total }),
          ...(pieces === null ? [] : [t('MISSING_ITEMS.OPEN_PIECES', { count: pieces })]),
          ...(value ?? []).map((sum) => t('MISSING_ITEMS.VALUE', { value: formatMoney(sum, decimalStyle) })),
        ].join('. ') + '.',
      confirmLabel: t('MISSING_ITEMS.ORDER'),
    });
  };
}
