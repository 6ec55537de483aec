import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressDialog } from '../../../web/pages/profile/AddressDialog.tsx';
import { collectNotifications } from '../support/collectNotifications.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const estonia = { id: 'country 1', name: 'Estonia' };
const office = {
  id: 'address 1',
  default: true,
  name: 'Head office',
  companyName: 'Parts OÜ',
  firstName: null,
  lastName: null,
  vat: 'EE1',
  customsCode: null,
  regCode: null,
  country: estonia,
  region: null,
  city: 'Tartu',
  postalCode: '50090',
  street: 'Riia 1',
  phone: '+372 1',
  email: 'office@parts.test',
};

/** Saves the address, answers with this result code, and returns the state of the dialog and the notifications. */
async function afterSaving(resultCode: number) {
  const posted = collectNotifications();
  let isClosed = false;
  const { environment, unmount } = await renderScreen(
    <AddressDialog
      type="BILLING"
      address={office}
      countries={[estonia]}
      onClose={() => {
        isClosed = true;
      }}
    />,
  );
  const resolve = (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data }));
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' })));
  // It is read again before it is written.
  await resolve({ node: { __typename: 'Address', ...office } });
  await resolve({
    updateAddress: { __typename: 'UpdateAddressPayload', resultCode, address: office },
  });
  const isSeparated = screen.queryByText(/^A separate account was created/) !== null;
  unmount();
  return { isClosed, isSeparated, posted: posted().map(({ intent, title, body }) => [intent, title, body]) };
}

test('GAP-105 result code 0 is saved, 126 says that a separate account was created, any other is an error notification', async () => {
  expect(await afterSaving(0)).toEqual({ isClosed: true, isSeparated: false, posted: [] });
  expect(await afterSaving(126)).toEqual({ isClosed: false, isSeparated: true, posted: [] });
  expect(await afterSaving(7)).toEqual({
    isClosed: false,
    isSeparated: false,
    posted: [
      [
        'error',
        'Error',
        'The server answered the change with code 7. Check the address before you try again.',
      ],
    ],
  });
});
