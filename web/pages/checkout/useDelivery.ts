import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useDeliveryQuery,
  useDeliveryQuery$data,
} from '../../__generated__/useDeliveryQuery.graphql.ts';
import type { DeliveryAddress } from './DeliveryAddress.ts';

type Answer = Extract<useDeliveryQuery$data['node'], { readonly __typename: 'CheckoutOrder' }>;

/** A way to send the order (CHK-08). */
export type ShippingOption = NonNullable<Answer['shippingOptions']>[number];
/** The order's sums for the address. */
export type Calculation = NonNullable<Answer['calculated']>;

/** What depends on where an order goes. */
export type Delivery = {
  /** Null while they are not known. Those of the address before stay until the new ones are there. */
  options: readonly ShippingOption[] | null;
  calculated: Calculation | null;
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
};

type State = Pick<Delivery, 'options' | 'calculated'> & { for: string | null; failed: string | null };
const unknown: State = { options: null, calculated: null, for: null, failed: null };

/**
 * Shipping options and sums of an order for an address, in one request; asked again when anything they depend on differs
 * (CHK-14 to CHK-17). Nothing is asked while there is no address or no need.
 */
export function useDelivery(
  order: string,
  address: DeliveryAddress | undefined,
  isNeeded: boolean,
): Delivery {
  const environment = useRelayEnvironment();
  const [state, setState] = useState(unknown);
  const [attempt, setAttempt] = useState(0);
  const country = address?.country?.dbId;
  const index = address?.index;
  const vat = address?.vat ?? null;
  const customsCode = address?.customsCode ?? null;
  const canAsk = country !== undefined && index != null;
  const key = canAsk ? JSON.stringify([country, index, vat, customsCode, attempt]) : null;
  const isKnown = state.for === key || state.failed === key;

  useEffect(() => {
    if (!isNeeded || !canAsk || isKnown) return;
    const request = fetchQuery<useDeliveryQuery>(
      environment,
      graphql`
        query useDeliveryQuery(
          $order: ID!
          $country: String!
          $index: String!
          $shippingData: ShippingDataInput!
        ) {
          node(id: $order) {
            __typename
            ... on CheckoutOrder {
              shippingOptions(country: $country, index: $index) {
                optionId
                name
                price {
                  cost {
                    value
                    currencyCode
                  }
                  showCost
                  costDescription
                  onSelectPopUpText
                }
                estimateType
                estimate
                packType
              }
              calculated(shippingData: $shippingData) {
                vatPercent
                stockSummary {
                  qty
                  totalNetWeight
                  subtotal {
                    value
                    currencyCode
                  }
                  subtotalVat {
                    value
                    currencyCode
                  }
                  grandTotal {
                    value
                    currencyCode
                  }
                }
                backorderSummary {
                  qty
                  totalNetWeight
                  subtotal {
                    value
                    currencyCode
                  }
                  subtotalVat {
                    value
                    currencyCode
                  }
                  grandTotal {
                    value
                    currencyCode
                  }
                }
              }
            }
          }
        }
      `,
      { order, country, index, shippingData: { vat, customsCode, index, country } },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ node }) => {
        const answer = node?.__typename === 'CheckoutOrder' ? node : null;
        const isComplete = answer?.shippingOptions != null && answer.calculated != null;
        setState({
          options: answer?.shippingOptions ?? null,
          calculated: answer?.calculated ?? null,
          for: key,
          failed: isComplete ? null : key,
        });
      },
      // The network layer has reported it.
      error: () => setState({ ...unknown, failed: key }),
    });
    return () => request.unsubscribe();
  }, [environment, order, country, index, vat, customsCode, canAsk, isNeeded, isKnown, key]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    options: state.options,
    calculated: state.calculated,
    isLoading: isNeeded && canAsk && !isKnown,
    isFailed: key !== null && state.failed === key,
    retry,
  };
}
