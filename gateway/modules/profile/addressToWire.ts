import { fromGlobalId } from '../../relay/ids.ts';
import type { Sent } from '../../rest/entities.ts';
import type { AddressInput } from '../../schema/types.generated.ts';

/**
 * An address as /api/v3 takes it: the country by its number, absent values as null (PROF-14, GAP-66).
 * @param field the input's field that holds the address
 */
export function addressToWire(address: AddressInput, field: string): Sent<'CustomAddressInput'> {
  return {
    name: address.name ?? null,
    companyName: address.companyName,
    firstName: address.firstName ?? null,
    lastName: address.lastName ?? null,
    vat: address.vat ?? null,
    customsCode: address.customsCode ?? null,
    regCode: address.regCode ?? null,
    country: fromGlobalId('Country', address.country, `${field}.country`),
    region: address.region ?? null,
    city: address.city,
    index: address.postalCode,
    address: address.street,
    phone: address.phone,
    email: address.email,
  };
}
