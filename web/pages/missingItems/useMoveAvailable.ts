import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useMoveAvailableCartQuery } from '../../__generated__/useMoveAvailableCartQuery.graphql.ts';
import type { useMoveAvailableItemsQuery } from '../../__generated__/useMoveAvailableItemsQuery.graphql.ts';
import type { useMoveAvailableMatchingMutation } from '../../__generated__/useMoveAvailableMatchingMutation.graphql.ts';
import type { useMoveAvailableMutation } from '../../__generated__/useMoveAvailableMutation.graphql.ts';
import { useMovedToCart } from '../../parts/cart/useMovedToCart.ts';
import { toGlobalId } from '../../relay/globalId.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useCartWrite } from '../../parts/cart/useCartWrite.ts';
import { readAllPages } from '../../relay/readAllPages.ts';
import { confirm } from '../../ui/dialogs/confirm.ts';
import type { Filters } from '../../ui/filters/Filter.ts';
import { filterInput } from '../../ui/filters/filterSet.ts';
import { missingItemsFilters } from './missingItemsFilters.ts';

/** Moves what some warehouses have of all missing items into the cart; answers whether it did (MISS-15, MISS-16). */
export function useMoveAvailable(form: FormErrors): (warehouses: readonly string[]) => Promise<boolean> {
  const countAdded = useCountAdded();
  const [write] = useCartWrite<useMoveAvailableMutation>(
    graphql`
      mutation useMoveAvailableMutation($input: MoveAvailableMissingItemsInput!) {
        moveAvailableMissingItems(input: $input) {
          ... on MoveMissingItemsPayload @alias(as: "payload") {
            __typename
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
  return (warehouses) =>
    countAdded(async () => {
      const input = { warehouses: warehouses.map((dbId) => toGlobalId('Warehouse', dbId)) };
      return (await write(input)).payload !== null;
    });
}

/** Asks, and moves what is available of the items that match filters into the cart (GAP-137). */
export function useMoveMatching(): [
  move: (filters: Filters, total: number) => Promise<void>,
  isMoving: boolean,
] {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const countAdded = useCountAdded();
  const [write, isMoving] = useCartWrite<useMoveAvailableMatchingMutation>(graphql`
    mutation useMoveAvailableMatchingMutation($input: MoveMissingItemsInput!) {
      moveMissingItems(input: $input) {
        ... on MoveMissingItemsPayload @alias(as: "payload") {
          __typename
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const move = async (filters: Filters, total: number) => {
    const isSure = await confirm({
      title: t('MISSING_ITEMS.ADD_AVAILABLE_MATCHING'),
      message: t('MISSING_ITEMS.ADD_AVAILABLE_MATCHING.QUESTION', { count: total }),
      confirmLabel: t('CATALOG.CART.ADD.REGULAR'),
    });
    if (!isSure) return;
    const filter = filterInput(missingItemsFilters, filters);
    const items = await readAllPages(async (window) => {
      const query = graphql`
        query useMoveAvailableItemsQuery($filter: MissingItemFilter, $first: Int!, $after: String!) {
          viewer {
            missingItems(filter: $filter, first: $first, after: $after) {
              totalCount
              edges {
                node {
                  article {
                    id
                  }
                }
              }
            }
          }
        }
      `;
      const answer = await fetchQuery<useMoveAvailableItemsQuery>(environment, query, {
        filter,
        ...window,
      }).toPromise();
      return answer?.viewer.missingItems;
    });
    const articles = [...new Set(items?.flatMap((item) => item?.article?.id ?? []))];
    if (articles.length === 0) return;
    await countAdded(async () => (await write({ articles })).payload !== null);
  };
  return [move, isMoving];
}

/** Runs a write that adds pieces to the cart, and says how many came in, and that they have left the report (GAP-175). */
function useCountAdded(): (write: () => Promise<boolean>) => Promise<boolean> {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const movedToCart = useMovedToCart();
  const countPieces = async () => {
    const query = graphql`
      query useMoveAvailableCartQuery {
        viewer {
          cart(type: REGULAR) {
            requestedQty
          }
        }
      }
    `;
    const options = { networkCacheConfig: { force: true, metadata: { quiet: true } } };
    const answer = await fetchQuery<useMoveAvailableCartQuery>(environment, query, {}, options)
      .toPromise()
      .catch(() => null);
    return answer?.viewer.cart?.requestedQty ?? null;
  };
  return async (write) => {
    const before = await countPieces();
    if (!(await write())) return false;
    const after = await countPieces();
    await movedToCart({
      ...(before === null || after === null
        ? {}
        : { title: t('MISSING_ITEMS.MOVED', { count: after - before }) }),
      body: t('MISSING_ITEMS.LEFT_REPORT'),
    });
    return true;
  };
}
