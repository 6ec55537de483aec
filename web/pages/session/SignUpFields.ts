import type { useSignUpMutation$variables } from '../../__generated__/useSignUpMutation.graphql.ts';

/** An address of the form; named as the server names it in its errors (AUTH-27, AUTH-32). */
export type SignUpAddress = {
  companyName: string;
  regCode: string;
  vat: string;
  customsCode: string;
  /** Global id. */
  country: string;
  region: string;
  city: string;
  index: string;
  address: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
};

/** The fields of the registration form; named as the server names them in its errors (AUTH-26 to AUTH-32). */
export type SignUpFields = {
  agent: { businessName: string };
  billingAddress: SignUpAddress;
  /** The goods go to the billing address (AUTH-28). */
  shippingAsBilling: boolean;
  deliveryAddress: SignUpAddress;
  contact: { firstName: string; lastName: string; position: string; email: string; workPhone: string };
};

const noAddress: SignUpAddress = {
  companyName: '',
  regCode: '',
  vat: '',
  customsCode: '',
  country: '',
  region: '',
  city: '',
  index: '',
  address: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
};

/** An empty form. */
export const noRegistration: SignUpFields = {
  agent: { businessName: '' },
  billingAddress: noAddress,
  shippingAsBilling: true,
  deliveryAddress: noAddress,
  contact: { firstName: '', lastName: '', position: '', email: '', workPhone: '' },
};

/** What is sent: trimmed, empty optional fields as null, the billing address for both where that was chosen (AUTH-29, AUTH-35). */
export function toSignupInput(fields: SignUpFields): useSignUpMutation$variables['input'] {
  const { agent, billingAddress, shippingAsBilling, deliveryAddress, contact } = fields;
  return {
    agent: { businessName: agent.businessName.trim() },
    billingAddress: toAddressInput(billingAddress),
    deliveryAddress: toAddressInput(shippingAsBilling ? billingAddress : deliveryAddress),
    contact: {
      firstName: contact.firstName.trim(),
      lastName: contact.lastName.trim(),
      position: optional(contact.position),
      email: contact.email.trim(),
      workPhone: contact.workPhone.trim(),
    },
  };
}

function toAddressInput(address: SignUpAddress) {
  return {
    companyName: address.companyName.trim(),
    regCode: optional(address.regCode),
    vat: optional(address.vat),
    customsCode: optional(address.customsCode),
    country: address.country,
    region: optional(address.region),
    city: address.city.trim(),
    index: address.index.trim(),
    address: address.address.trim(),
    firstName: address.firstName.trim(),
    lastName: address.lastName.trim(),
    phone: address.phone.trim(),
    email: address.email.trim(),
  };
}

function optional(value: string): string | null {
  return value.trim() || null;
}

/** Where errors of the delivery address belong while the form has none of its own: it is the billing address (AUTH-29, AUTH-34). */
export const billingNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(noAddress).map((field) => [`deliveryAddress.${field}`, `billingAddress.${field}`]),
);
