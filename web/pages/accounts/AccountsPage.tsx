import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import type { AccountsPageQuery } from '../../__generated__/AccountsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Accounts } from './Accounts.tsx';

/** The sub-accounts of the account (ACC-01). */
export function AccountsPage(): ReactElement {
  const { viewer } = useRouteQuery<AccountsPageQuery>(graphql`
    query AccountsPageQuery @preloadable {
      viewer {
        accountAccesses {
          ...readAccount_account
        }
        systems {
          id
          name
          groups {
            id
            name
          }
        }
      }
    }
  `);
  return <Accounts accounts={viewer.accountAccesses} systems={viewer.systems} />;
}
