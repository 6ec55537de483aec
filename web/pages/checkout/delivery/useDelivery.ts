import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type {
  useDeliveryQuery,
  useDeliveryQuery$data,
} from '../../../__generated__/useDeliveryQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import type { DeliveryAddress } from './DeliveryAddress.ts';
import { present } from '../../../ui/list/present.ts';

type Answer = Extract<useDeliveryQuery$data['node'], { readonly __typename: 'CheckoutOrder' }>;

/** A way to send the order (CHK-08). */
export type ShippingOption = NonNullable<NonNullable<Answer['shippingOptions']>[number]>;

/** The parts of an order that depend on its address. */
export type Delivery = {
  /** Null while they are not known. Those of the address before stay until the new ones arrive. */
  options: readonly ShippingOption[] | null;
  /** The order's sums for the address; null as `options`. */
  calculated: Answer['calculated'] | null;
  isLoading: boolean;
  isFailed: boolean;
  /** Whether the server no longer has the order in the checkout. */
  isGone: boolean;
  /** Whether it failed because the server could not be asked: it may answer the next time. */
  isUnanswered: boolean;
  retry: () => void;
};

/**
 * Shipping options and sums of an order for an address, in one request; asked again when anything they depend on changes
 * (CHK-14 to CHK-17). Nothing is asked while there is no address or no need.
 */
export function useDelivery(
  order: string,
  address: DeliveryAddress | undefined,
  isNeeded: boolean,
): Delivery {
  const country = address?.country?.id;
  const postalCode = address?.postalCode;
  const { vat = null, customsCode = null } = address ?? {};
  const variables =
    isNeeded && country !== undefined && postalCode != null
      ? { order, country, postalCode, shippingData: { vat, customsCode, postalCode, country } }
      : null;
  const { data, isCurrent, isFailed, retry } = useDebouncedQuery<useDeliveryQuery>(
    graphql`
      query useDeliveryQuery(
        $order: ID!
        $country: ID!
        $postalCode: String!
        $shippingData: ShippingDataInput!
      ) {
        asked: node(id: $order) @catch(to: RESULT) {
          id
        }
        node(id: $order) {
          __typename
          ... on CheckoutOrder {
            shippingOptions(country: $country, postalCode: $postalCode) {
              optionId
              name
              price {
                cost {
                  value
                  ...Money_amount
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
                subtotal {
                  ...Money_amount
                }
                grandTotal {
                  ...Money_amount
                }
                ...OrderSummary_summary
              }
              backorderSummary {
                subtotal {
                  ...Money_amount
                }
                grandTotal {
                  ...Money_amount
                }
                ...OrderSummary_summary
              }
            }
          }
        }
      }
    `,
    variables,
  );
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, retry]);
  // Of an address without its country or postal code nothing can be asked.
  const cannotAsk = isNeeded && address !== undefined && variables === null;
  const answer = data?.node?.__typename === 'CheckoutOrder' ? data.node : null;
  const isIncomplete = data !== null && (answer?.shippingOptions == null || answer.calculated == null);
  return {
    options: answer?.shippingOptions ? present(answer.shippingOptions) : null,
    calculated: answer?.calculated ?? null,
    isLoading: variables !== null && !isCurrent,
    isFailed: isFailed || (isCurrent && isIncomplete) || cannotAsk,
    // One that could not be read is not gone.
    isGone: data !== null && data.asked.ok && data.asked.value == null,
    isUnanswered: isFailed,
    retry,
  };
}
