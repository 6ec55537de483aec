import { graphql } from 'react-relay';
import type { useCancelOrderMutation } from '../../__generated__/useCancelOrderMutation.graphql.ts';
import { useCartWrite } from '../../parts/cart/useCartWrite.ts';
import { removeFromViewerList } from '../../relay/viewerList.ts';

/** Cancels an order of the checkout, or moves it back into the cart; it leaves the list (CHK-34, CHK-35, GAP-71). */
export function useCancelOrder() {
  const [write, isCancelling] = useCartWrite<useCancelOrderMutation>(graphql`
    mutation useCancelOrderMutation($input: CancelOrderInput!) {
      cancelOrder(input: $input) {
        ... on CancelOrderPayload @alias(as: "payload") {
          deletedCheckoutOrderId
          viewer {
            notCompletedOrders
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const cancel = (order: string, move: boolean) =>
    write(
      { order, move },
      {
        updater(store) {
          const gone = store.getRootField('cancelOrder')?.getValue('deletedCheckoutOrderId');
          if (typeof gone === 'string') removeFromViewerList(store, { field: 'checkoutOrders' }, gone);
        },
      },
    );
  return [cancel, isCancelling] as const;
}
