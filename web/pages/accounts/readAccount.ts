import { graphql, readInlineData } from 'react-relay';
import type {
  readAccount_account$data,
  readAccount_account$key,
} from '../../__generated__/readAccount_account.graphql.ts';
import { dash } from '../../ui/values/dash.ts';
import { fullName } from '../../ui/values/personName.ts';

/** A sub-account (ACC-18). */
export type Account = Omit<readAccount_account$data, ' $fragmentType'>;

/** The fields of a sub-account that cards, search and form use. */
export function readAccount(account: readAccount_account$key): Account {
  return readInlineData(
    graphql`
      fragment readAccount_account on AccountAccess @inline {
        id
        user {
          firstName
          lastName
          email
          createdAt
        }
        systemAccesses {
          system {
            id
            name
          }
          group {
            id
            name
          }
        }
      }
    `,
    account,
  );
}

/** First and last name, or else the e-mail. */
export const accountName = ({ user }: Account): string => fullName(user) ?? (user?.email || dash);
