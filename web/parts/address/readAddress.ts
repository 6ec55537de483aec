import { graphql, readInlineData } from 'react-relay';
import type {
  readAddress_address$data,
  readAddress_address$key,
} from '../../__generated__/readAddress_address.graphql.ts';

/** An address of the profile (PROF-14). */
export type Address = Omit<readAddress_address$data, ' $fragmentType'>;

/** The fields of an address that cards, search, form and checkout use. */
export function readAddress(address: readAddress_address$key): Address {
  return readInlineData(
    graphql`
      fragment readAddress_address on Address @inline {
        id
        default
        name
        companyName
        firstName
        lastName
        vat
        customsCode
        regCode
        country {
          id
          name
        }
        region
        city
        postalCode
        street
        phone
        email
      }
    `,
    address,
  );
}
