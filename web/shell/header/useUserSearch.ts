import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useUserSearchQuery,
  useUserSearchQuery$data,
} from '../../__generated__/useUserSearchQuery.graphql.ts';

/** A user who may be impersonated (AUTH-52). */
export type FoundUser = NonNullable<useUserSearchQuery$data['viewer']['userSearch']>[number];

/** Milliseconds of no typing before the search. */
const pause = 300;

/**
 * Wholesale users by part of a name or e-mail, a moment after the text stopped changing (AUTH-50, AUTH-51).
 *
 * @returns who was found for that very text; null while nobody knows, and for an empty text
 */
export function useUserSearch(text: string): readonly FoundUser[] | null {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ value: string; users: readonly FoundUser[] } | null>(null);
  const value = text.trim();

  useEffect(() => {
    if (value === '') return;
    const search: { subscription?: { unsubscribe: () => void } } = {};
    const timer = setTimeout(() => {
      search.subscription = fetchQuery<useUserSearchQuery>(
        environment,
        graphql`
          query useUserSearchQuery($value: String!) {
            viewer {
              userSearch(value: $value) {
                id
                email
                firstName
                lastName
              }
            }
          }
        `,
        { value },
      ).subscribe({
        next: ({ viewer }) => setAnswer({ value, users: viewer.userSearch ?? [] }),
        // What went wrong is already notified, by the network layer.
        error: () => setAnswer({ value, users: [] }),
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      search.subscription?.unsubscribe();
    };
  }, [value, environment]);

  return answer?.value === value ? answer.users : null;
}
