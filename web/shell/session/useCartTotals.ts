import { graphql, useFragment } from 'react-relay';
import type {
  useCartTotals_viewer$data,
  useCartTotals_viewer$key,
} from '../../__generated__/useCartTotals_viewer.graphql.ts';
import { useSession } from './useSession.ts';

/** Lines and value of the regular cart, read with the session and again after each write to it; null when unknown. */
export function useCartTotals(): NonNullable<useCartTotals_viewer$data['cartTotals']> | null {
  const viewer: useCartTotals_viewer$key = useSession();
  const { cartTotals } = useFragment(
    graphql`
      fragment useCartTotals_viewer on Viewer
      @argumentDefinitions(wait: { type: "Boolean!", defaultValue: false }) {
        cartTotals(wait: $wait) {
          lines
          total {
            ...Money_amount
          }
        }
      }
    `,
    viewer,
  );
  return cartTotals ?? null;
}
