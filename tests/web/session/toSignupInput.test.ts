import { expect, test } from 'vitest';
import { toBillingName, toSignupInput } from '../../../web/pages/session/toSignupInput.ts';

const filled = new Map([
  ['agent.businessName', ' Garage OÜ '],
  ['billingAddress.companyName', 'Garage OÜ'],
  ['billingAddress.country', 'c1'],
  ['billingAddress.vat', ' '],
  ['deliveryAddress.companyName', 'Warehouse'],
  ['deliveryAddress.country', 'c2'],
  ['deliveryAddress.vat', 'EE1'],
]);
const valueOf = (name: string) => filled.get(name) ?? '';

test('AUTH-28 AUTH-29 with the option on the billing address is sent as the delivery address too', () => {
  const { billingAddress, deliveryAddress } = toSignupInput(valueOf, true);
  expect(deliveryAddress).toEqual(billingAddress);
  expect(deliveryAddress.companyName).toBe('Garage OÜ');
});

test('AUTH-30 with the option off the delivery address is sent as typed', () => {
  const { deliveryAddress } = toSignupInput(valueOf, false);
  expect(deliveryAddress).toMatchObject({ companyName: 'Warehouse', country: 'c2', vat: 'EE1' });
});

test('AUTH-32 AUTH-35 texts are sent without the spaces around them, and empty optional ones as null', () => {
  const { agent, billingAddress, contact } = toSignupInput(valueOf, true);
  expect(agent).toEqual({ businessName: 'Garage OÜ' });
  expect(billingAddress).toMatchObject({ regCode: null, vat: null, customsCode: null, region: null });
  expect(contact.position).toBeNull();
});

test('AUTH-29 AUTH-34 errors of a copied delivery address belong to the billing address', () => {
  expect(toBillingName('deliveryAddress.city')).toBe('billingAddress.city');
  expect(toBillingName('contact.email')).toBe('contact.email');
});
