import { fromGlobalId } from '../../relay/ids.ts';
import type { Sent } from '../../rest/entities.ts';
import type { SignupAddressInput, SignupInput } from '../../schema/types.generated.ts';

/** A registration as /api/v3 takes it: countries by their number, absent values as null (AUTH-35). */
export function signupToWire({
  agent,
  billingAddress,
  deliveryAddress,
  contact,
}: SignupInput): Sent<'SignupInput'> {
  return {
    agent: { businessName: agent.businessName },
    billingAddress: addressToWire(billingAddress, 'input.billingAddress'),
    deliveryAddress: addressToWire(deliveryAddress, 'input.deliveryAddress'),
    contact: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      position: contact.position ?? null,
      email: contact.email,
      workPhone: contact.workPhone,
    },
  };
}

function addressToWire(address: SignupAddressInput, field: string): Sent<'SignupAddress'> {
  return {
    companyName: address.companyName,
    regCode: address.regCode ?? null,
    vat: address.vat ?? null,
    customsCode: address.customsCode ?? null,
    country: fromGlobalId('Country', address.country, `${field}.country`),
    region: address.region ?? null,
    city: address.city,
    index: address.postalCode,
    address: address.street,
    firstName: address.firstName,
    lastName: address.lastName,
    phone: address.phone,
    email: address.email,
  };
}
