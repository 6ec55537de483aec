import type { ReactElement } from 'react';
import { plainCart } from './CartChoice.ts';
import { InTransitNotice } from './InTransitNotice.tsx';
import { PlainCart } from './PlainCart.tsx';

const choice = plainCart('RESERVATION');

/** The screen of the reservation (pre-order) cart: goods in transit (CART-04, CART-05, CART-43, CART-44). */
export function ReservationCartPage(): ReactElement {
  return <PlainCart choice={choice} notice={<InTransitNotice />} />;
}
