import type { ReactElement } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import query, { type CheckoutPageQuery } from '../../../web/__generated__/CheckoutPageQuery.graphql.ts';
import { CheckoutOrders } from '../../../web/pages/checkout/CheckoutOrders.tsx';
import { useAddressBook } from '../../../web/pages/checkout/delivery/useAddressBook.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { present } from '../../../web/ui/list/present.ts';

const money = (value: number) => ({ value, currencyCode: 'EUR' });
const sums = {
  qty: 2,
  totalNetWeight: 1.5,
  subtotal: money(20),
  subtotalVat: money(4.8),
  grandTotal: money(24.8),
};

type OrderOptions = { valid?: boolean; type?: 'REGULAR' | 'BACKORDER' };

/** An order of the checkout as the gateway returns it. */
export const order = (number: number, { valid = true, type = 'REGULAR' }: OrderOptions = {}) => ({
  __typename: 'CheckoutOrder',
  id: `order ${number}`,
  dbId: String(number),
  type,
  createdAt: new Date().toISOString(),
  warehouse: { name: 'Tallinn' },
  vatPercent: 24,
  stockSummary: sums,
  backorderSummary: null,
  items: [
    {
      key: 'line 1',
      articleName: 'AB 1',
      description: 'Oil filter',
      price: money(10),
      qty: 2,
      totalPrice: money(20),
      valid,
    },
  ],
});

/** A shipping address of the profile. */
export const address = {
  id: 'address 1',
  default: true,
  name: 'Main store',
  companyName: 'Acme',
  firstName: null,
  lastName: null,
  vat: null,
  customsCode: null,
  regCode: null,
  country: { id: 'country 1', dbId: '1', name: 'Estonia' },
  region: null,
  city: 'Tallinn',
  postalCode: '10111',
  street: 'Sadama 5',
  phone: '1',
  email: 'a@b.test',
};

function Harness(): ReactElement {
  const data = useLazyLoadQuery<CheckoutPageQuery>(query, {});
  const book = useAddressBook(data);
  return <CheckoutOrders orders={present(data.viewer.checkoutOrders)} book={book} />;
}

/** Renders the checkout of some orders, with a response to its delivery query. */
export async function renderCheckout(orders: readonly ReturnType<typeof order>[], addresses = [address]) {
  const rendered = await renderScreen(<Harness />);
  const { environment } = rendered;
  const answer = (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data }));
  await answer({
    viewer: {
      id: 'viewer',
      notCompletedOrders: orders.length,
      cartAnnouncements: [],
      addresses,
      checkoutOrders: orders,
    },
    countries: [],
  });
  return { ...rendered, answer };
}

/** The response to the delivery query of an order. */
export const delivery = (id: string, options = ['7', 'delay']) => ({
  asked: { __typename: 'CheckoutOrder', id },
  node: {
    __typename: 'CheckoutOrder',
    id,
    shippingOptions: options.map((optionId) => ({
      optionId,
      name: `Option ${optionId}`,
      price: { cost: money(5), showCost: true, costDescription: null, onSelectPopUpText: null },
      estimateType: 'days',
      estimate: '1–2',
      packType: null,
    })),
    calculated: { vatPercent: 24, stockSummary: sums, backorderSummary: null },
  },
});

/** A button by its name, which may go on with the number of its order. */
export const button = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name}( \\d+)?([,.] .*)?$`) });

/** The answer to completing an order. */
export const placed = (number: number, status = 'NOT_CONFIRMED') => ({
  completeOrder: {
    __typename: 'CompleteOrderPayload',
    order: {
      id: `placed ${number}`,
      dbId: String(number),
      status,
      grandTotal: { value: 31, currencyCode: 'EUR' },
    },
    viewer: { id: 'viewer', notCompletedOrders: 1 },
  },
});

/** The answer to the question where order 1 stands. */
export const asked = (status: string) => ({
  viewer: {
    id: 'viewer',
    order: { id: 'placed 1', dbId: '1', status, grandTotal: { value: 31, currencyCode: 'EUR' } },
  },
});

/** Lets time pass where timers are faked. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Order 1 is placed and shows its result; timers are faked. */
export async function placeOne() {
  const rendered = await renderCheckout([order(1)]);
  await rendered.answer(delivery('order 1'));
  vi.useFakeTimers();
  fireEvent.click(button('Place order'));
  await rendered.answer(placed(1));
  await pass(900);
  return rendered;
}
