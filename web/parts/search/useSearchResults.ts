import { graphql } from 'react-relay';
import type {
  useSearchResultsQuery,
  useSearchResultsQuery$data,
} from '../../__generated__/useSearchResultsQuery.graphql.ts';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';

/** The kinds of objects to search for, each by a separate request: a slow one does not hold up the others. */
export const searchKinds = [
  'orders',
  'ordersByOwnNumber',
  'invoices',
  'mergedInvoices',
  'creditInvoices',
  'claims',
  'articles',
] as const;

/** One of them. */
export type SearchKind = (typeof searchKinds)[number];

type Found = NonNullable<useSearchResultsQuery$data['viewer']['search']>;

/** The results of one kind; null until they are known, or if they could not be searched. */
export type KindResult<Kind extends SearchKind> = {
  found: NonNullable<Found[Kind]> | null;
  state: 'idle' | 'searching' | 'found' | 'failed';
};

const query = graphql`
  query useSearchResultsQuery(
    $text: String!
    $orders: Boolean!
    $ordersByOwnNumber: Boolean!
    $invoices: Boolean!
    $mergedInvoices: Boolean!
    $creditInvoices: Boolean!
    $claims: Boolean!
    $articles: Boolean!
  ) {
    viewer {
      search(text: $text, first: 5) {
        orders @include(if: $orders) {
          dbId
          clientOrderId
          createdAt
          grandTotal {
            ...Money_amount
          }
          ...OrderStatusTag_order
        }
        ordersByOwnNumber @include(if: $ordersByOwnNumber) {
          dbId
          clientOrderId
          createdAt
          grandTotal {
            ...Money_amount
          }
          ...OrderStatusTag_order
        }
        invoices @include(if: $invoices) {
          dbId
          docNumber
          createdAt
          paid
          grandTotal {
            ...Money_amount
          }
        }
        mergedInvoices @include(if: $mergedInvoices) {
          dbId
          docNumber
          date
          grandTotal {
            ...Money_amount
          }
        }
        creditInvoices @include(if: $creditInvoices) {
          dbId
          docNumber
          date
          grandTotal {
            ...Money_amount
          }
        }
        claims @include(if: $claims) {
          dbId
          documentNumber
          documentDate
          type
        }
        articles @include(if: $articles) {
          name
          description
        }
      }
    }
  }
`;

/** Milliseconds after the last key before the server is asked. */
const pause = 200;
/** A shorter text would find nearly everything. */
const leastLetters = 2;

/**
 * What is found of one kind. The answer to an older text stays until the newer one is known.
 *
 * @param mayAsk whether the user may see this kind at all
 */
export function useSearchResults<Kind extends SearchKind>(
  kind: Kind,
  text: string,
  mayAsk: boolean,
): KindResult<Kind> {
  const asks = mayAsk && text.length >= leastLetters;
  const variables = asks
    ? {
        text,
        orders: kind === 'orders',
        ordersByOwnNumber: kind === 'ordersByOwnNumber',
        invoices: kind === 'invoices',
        mergedInvoices: kind === 'mergedInvoices',
        creditInvoices: kind === 'creditInvoices',
        claims: kind === 'claims',
        articles: kind === 'articles',
      }
    : null;
  const { data, isCurrent, isFailed } = useDebouncedQuery<useSearchResultsQuery>(query, variables, {
    pause,
    isQuiet: true,
  });
  const found = data?.viewer.search?.[kind] ?? null;
  if (!asks) return { found: null, state: 'idle' };
  if (!isCurrent) return { found, state: 'searching' };
  return { found, state: isFailed || found === null ? 'failed' : 'found' };
}
