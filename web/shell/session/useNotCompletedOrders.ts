import { graphql, useFragment } from 'react-relay';
import type { useNotCompletedOrders_viewer$key } from '../../__generated__/useNotCompletedOrders_viewer.graphql.ts';
import { useSession } from './useSession.ts';

/**
 * Number of orders that still need a checkout; null when unknown (AUTH-22, CHK-32). It follows the store: a mutation whose
 * payload holds `viewer { notCompletedOrders }` changes it at once.
 */
export function useNotCompletedOrders(): number | null {
  const viewer: useNotCompletedOrders_viewer$key = useSession();
  return (
    useFragment(
      graphql`
        fragment useNotCompletedOrders_viewer on Viewer {
          notCompletedOrders
        }
      `,
      viewer,
    ).notCompletedOrders ?? null
  );
}
