import { graphql } from 'react-relay';
import type { useConfirmOrderMutation } from '../../__generated__/useConfirmOrderMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';

/** Confirms an order that is not confirmed yet (ORD-17, GAP-76). */
export function useConfirmOrder(order: string) {
  const [write, isConfirming] = useWrite<useConfirmOrderMutation>(graphql`
    mutation useConfirmOrderMutation($input: ChangeOrderStatusInput!) {
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
  `);
  return [() => write({ orders: [order], status: 'CONFIRMED' }), isConfirming] as const;
}
