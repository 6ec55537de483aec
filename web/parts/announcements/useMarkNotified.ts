import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useMarkNotifiedMutation } from '../../__generated__/useMarkNotifiedMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';

/**
 * Marks an announcement as notified (ANN-08, ANN-09). Silent: if it fails, the announcement is notified once more on
 * another day.
 */
export function useMarkNotified(): (id: string) => void {
  const [write] = useWrite<useMarkNotifiedMutation>(
    graphql`
      mutation useMarkNotifiedMutation($input: MarkAnnouncementNotifiedInput!) {
        markAnnouncementNotified(input: $input) {
          ... on MarkAnnouncementNotifiedPayload @alias(as: "payload") {
            __typename
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { isSilent: true },
  );
  return useCallback((id) => void write({ announcement: id }), [write]);
}
