import { graphql } from 'react-relay';
import type { useChangeOrderStatusMutation } from '../../__generated__/useChangeOrderStatusMutation.graphql.ts';
import { useWrite, type WriteOptions } from '../../relay/useWrite.ts';
import type { OrderChange } from './CheckedOrder.ts';

/** Confirms or cancels an order, where its status allows it (ORD-17, GAP-76). */
export function useChangeOrderStatus(options?: WriteOptions) {
  const [write, isChanging] = useWrite<useChangeOrderStatusMutation>(
    graphql`
      mutation useChangeOrderStatusMutation($input: ChangeOrderStatusInput!) {
        changeOrderStatus(input: $input) {
          ... on ChangeOrderStatusPayload @alias(as: "payload") {
            orders {
              id
              status
              allowToPay
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    options,
  );
  /** @param key of the intent, where the same change may be sent again later */
  const change = (order: string, status: OrderChange, key?: string) =>
    write({ orders: [order], status }, { intent: key === undefined ? null : { key } });
  return [change, isChanging] as const;
}
