import { graphql } from 'react-relay';
import type {
  useUserSearchQuery,
  useUserSearchQuery$data,
} from '../../__generated__/useUserSearchQuery.graphql.ts';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { present } from '../../ui/list/present.ts';

/** A user who may be impersonated (AUTH-52). */
export type FoundUser = NonNullable<NonNullable<useUserSearchQuery$data['viewer']['userSearch']>[number]>;

/** Milliseconds without typing before the search. */
const typingPause = 300;

/**
 * Wholesale users by part of a name or e-mail, a moment after the text stopped changing (AUTH-50, AUTH-51).
 *
 * @returns the users found for exactly this text; null while the search is not answered, and for an empty text
 */
export function useUserSearch(text: string): readonly FoundUser[] | null {
  const value = text.trim();
  const { data, isCurrent } = useDebouncedQuery<useUserSearchQuery>(
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
    value === '' ? null : { value },
    { pause: typingPause },
  );
  return isCurrent ? present(data?.viewer.userSearch) : null;
}
