import { graphql, readInlineData } from 'react-relay';
import type {
  readContact_contact$data,
  readContact_contact$key,
} from '../../__generated__/readContact_contact.graphql.ts';

/** A contact of the account (PROF-20). */
export type Contact = Omit<readContact_contact$data, ' $fragmentType'>;

/** The fields of a contact that cards, search and form use. */
export function readContact(contact: readContact_contact$key): Contact {
  return readInlineData(
    graphql`
      fragment readContact_contact on Contact @inline {
        id
        firstName
        lastName
        position
        email
        workPhone
        mobilePhone
      }
    `,
    contact,
  );
}
