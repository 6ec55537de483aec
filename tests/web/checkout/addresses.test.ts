import { expect, test } from 'vitest';
import { addressFieldNames, noAddress, toAddressInput } from '../../../web/parts/address/addressFields.ts';
import { completeFieldNames } from '../../../web/pages/checkout/CheckoutForm.ts';
import { firstChoice, type DeliveryAddress } from '../../../web/pages/checkout/delivery/DeliveryAddress.ts';

const address = (key: string, isDefault = false): DeliveryAddress => ({ key, isDefault, isCustom: false });

test('GAP-66 the default shipping address is preselected, otherwise the first', () => {
  expect(firstChoice([address('a'), address('b', true)])?.key).toBe('b');
  expect(firstChoice([address('a'), address('b')])?.key).toBe('a');
  expect(firstChoice([])).toBeUndefined();
});

test('CHK-25 an address is sent trimmed, without empty optional fields', () => {
  const input = toAddressInput({
    ...noAddress,
    companyName: ' Acme ',
    country: 'Q291bnRyeTox',
    region: '  ',
  });
  expect(input).toMatchObject({
    companyName: 'Acme',
    country: 'Q291bnRyeTox',
    region: null,
    vat: null,
    name: null,
  });
  expect(input).not.toHaveProperty('addToProfile');
});

test('CHK-20 GAP-72 field errors are mapped to their fields: those of an address in its dialog, later at the address', () => {
  expect(addressFieldNames['address.postalCode']).toBe('postalCode');
  expect(completeFieldNames['customShippingAddress.postalCode']).toBe('address');
  expect(completeFieldNames['shippingAddress']).toBe('address');
  expect(completeFieldNames['shippingCourier']).toBe('courier');
});
