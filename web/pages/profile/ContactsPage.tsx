import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import type { ContactsPageQuery } from '../../__generated__/ContactsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Contacts } from './Contacts.tsx';

/** The contacts of the account (PROF-15). */
export function ContactsPage(): ReactElement {
  const { viewer } = useRouteQuery<ContactsPageQuery>(graphql`
    query ContactsPageQuery @preloadable {
      viewer {
        contacts {
          ...readContact_contact
        }
      }
    }
  `);
  return <Contacts contacts={viewer.contacts} />;
}
