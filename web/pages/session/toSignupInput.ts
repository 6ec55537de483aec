import type { useSignUpMutation$variables } from '../../__generated__/useSignUpMutation.graphql.ts';

/** The input of a registration; `useVisitorWrite` adds the key of its intent. */
export type SignUpInput = Omit<useSignUpMutation$variables['input'], 'force' | 'idempotencyKey'>;

/** The names of an address's fields. */
export const addressFields = [
  'companyName',
  'country',
  'street',
  'city',
  'postalCode',
  'region',
  'firstName',
  'lastName',
  'phone',
  'email',
  'vat',
  'customsCode',
  'regCode',
] as const;

/**
 * The registration form as it is sent: trimmed, empty optional fields as null, the billing address for both where that
 * was chosen (AUTH-29, AUTH-35). The fields are named as the server names them in its errors (AUTH-26 to AUTH-32).
 */
export function toSignupInput(valueOf: (name: string) => string, shippingAsBilling: boolean): SignUpInput {
  const text = (name: string) => valueOf(name).trim();
  const optional = (name: string) => text(name) || null;
  const address = (of: 'billingAddress' | 'deliveryAddress') => ({
    companyName: text(`${of}.companyName`),
    regCode: optional(`${of}.regCode`),
    vat: optional(`${of}.vat`),
    customsCode: optional(`${of}.customsCode`),
    country: text(`${of}.country`),
    region: optional(`${of}.region`),
    city: text(`${of}.city`),
    postalCode: text(`${of}.postalCode`),
    street: text(`${of}.street`),
    firstName: text(`${of}.firstName`),
    lastName: text(`${of}.lastName`),
    phone: text(`${of}.phone`),
    email: text(`${of}.email`),
  });
  return {
    agent: { businessName: text('agent.businessName') },
    billingAddress: address('billingAddress'),
    deliveryAddress: address(shippingAsBilling ? 'billingAddress' : 'deliveryAddress'),
    contact: {
      firstName: text('contact.firstName'),
      lastName: text('contact.lastName'),
      position: optional('contact.position'),
      email: text('contact.email'),
      workPhone: text('contact.workPhone'),
    },
  };
}

/** Where errors of the delivery address belong while the form has no separate one: to the billing address (AUTH-29, AUTH-34). */
export const toBillingName = (path: string): string => path.replace(/^deliveryAddress\./, 'billingAddress.');
