import { expect, test } from 'vitest';
import { billingNames, noRegistration, toSignupInput } from '../../../web/pages/session/SignUpFields.ts';

const filled = {
  ...noRegistration,
  agent: { businessName: ' Garage OÜ ' },
  billingAddress: { ...noRegistration.billingAddress, companyName: 'Garage OÜ', country: 'c1', vat: ' ' },
  deliveryAddress: { ...noRegistration.deliveryAddress, companyName: 'Warehouse', country: 'c2', vat: 'EE1' },
};

test('AUTH-28 AUTH-29 at first the billing address is sent as the delivery address too', () => {
  const { billingAddress, deliveryAddress } = toSignupInput(filled);
  expect(filled.shippingAsBilling).toBe(true);
  expect(deliveryAddress).toEqual(billingAddress);
  expect(deliveryAddress.companyName).toBe('Garage OÜ');
});

test('AUTH-30 with the choice off the delivery address is sent as it was typed', () => {
  const { deliveryAddress } = toSignupInput({ ...filled, shippingAsBilling: false });
  expect(deliveryAddress).toMatchObject({ companyName: 'Warehouse', country: 'c2', vat: 'EE1' });
});

test('AUTH-32 AUTH-35 texts are sent without the spaces around them, and empty optional ones as null', () => {
  const { agent, billingAddress, contact } = toSignupInput(filled);
  expect(agent).toEqual({ businessName: 'Garage OÜ' });
  expect(billingAddress).toMatchObject({ regCode: null, vat: null, customsCode: null, region: null });
  expect(contact.position).toBeNull();
});

test('AUTH-29 AUTH-34 every field of the delivery address has a billing field that takes its error', () => {
  expect(billingNames['deliveryAddress.city']).toBe('billingAddress.city');
  expect(Object.keys(billingNames)).toHaveLength(Object.keys(noRegistration.deliveryAddress).length);
});
