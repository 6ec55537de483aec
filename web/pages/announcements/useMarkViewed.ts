import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useMarkViewedMutation } from '../../__generated__/useMarkViewedMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';

/** Milliseconds on the page after which an announcement counts as read (ANN-05). */
const readAfter = 3_000;

/**
 * Marks an announcement as read when the user has stayed on it; leaving earlier does not. The counter in the navigation
 * follows. Silent: reading goes on if it fails.
 *
 * @param id global id; null marks nothing
 */
export function useMarkViewed(id: string | null): void {
  const [write] = useWrite<useMarkViewedMutation>(
    graphql`
      mutation useMarkViewedMutation($input: MarkAnnouncementViewedInput!) {
        markAnnouncementViewed(input: $input) {
          ... on MarkAnnouncementViewedPayload @alias(as: "payload") {
            viewer {
              ...useAttentions_viewer
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { isSilent: true },
  );
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => void write({ announcement: id }), readAfter);
    return () => clearTimeout(timer);
  }, [id, write]);
}
